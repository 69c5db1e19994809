import type {FormKind} from '@site/schemas/statuses/registration'
import {createHash, randomUUID} from 'node:crypto'
import type {Language} from '@site/schemas/languages'
import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as, type Query, service, visitor} from './callers.ts'
import type {Json, Transaction} from './database.ts'
import {unique} from './people.ts'

type Fields = Record<string, Json | undefined>

interface RegistrableEvent {
  kind?: FormKind
  capacity?: number | null
  isOpen?: boolean
  closesAt?: string | null
  status?: string
  startsAt?: string
}

/** The time on the site's clock, before all events of these tests. */
export const AT = '2026-03-01T12:00:00Z'

/** Inserts an event that takes registrations and returns its key. */
export async function addRegistrableEvent(sql: Transaction, options: RegistrableEvent = {}): Promise<string> {
  const {kind = 'general', capacity = null, isOpen = true, closesAt = null, status = 'scheduled'} = options
  const {startsAt = '2026-06-20T10:00:00Z'} = options
  const key = unique('policy-registration')
  await sql`
    insert into public.content_items (
      key, kind, title_lt, title_en, path, capacity, registration_kind, registration_opens, registration_closes_at, status,
      starts_at
    ) values (
      ${key}, 'event', 'Bėgimas', 'Run', '/begimas', ${capacity}, ${kind}, ${isOpen}, ${closesAt}, ${status}, ${startsAt}
    )`
  return key
}

const kinds = {
  general: 'register-for-event',
  trip: 'send-bus-registration',
  race: 'send-race-registration',
} as const

const person = {firstName: 'Rasa', lastName: 'Rasaitė', phone: '+44 29 2018 0000', locale: 'lt', seats: 1}

/** A submission as the edge functions pass it on. */
export function submissionFor(eventKey: string | null, fields: Fields = {}): Fields {
  return {kind: 'general', eventKey, email: `${unique('policy')}@example.test`, ...person, ...fields}
}

/** A child of a family. */
export const child = (firstName: string, fields: Fields = {}) => ({
  category: 'child',
  firstName,
  lastName: 'Rasaitė',
  age: 8,
  parentConsent: true,
  consentWording: 'Sutinku.',
  ...fields,
})

/** What the functions know besides the submission. */
function contextFor(submission: Fields, changes: Fields = {}): Fields {
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  return {
    action: kinds[submission.kind as keyof typeof kinds],
    key: randomUUID(),
    digest: digest(JSON.stringify(submission)),
    emailHash: digest(String(submission.email)),
    networkHash: digest(randomUUID()),
    isSuspected: false,
    organisers: 'organisers@example.test',
    at: AT,
    ...changes,
  }
}

/** Registers as the edge functions do. Resolves to their response. */
export async function register(query: Query, submission: Fields, changes: Fields = {}) {
  const [row] = await query<{response: {ok: true; status: string}}>`
    select public.register_for_event(
      ${JSON.stringify(submission)}::text::jsonb, ${JSON.stringify(contextFor(submission, changes))}::text::jsonb
    ) as response`
  return row?.response
}

/** Inserts a message, about an event or not, and returns its id. */
export async function addMessage(tx: Transaction, eventKey: string | null): Promise<string> {
  const [row] = await tx<{id: string}[]>`
    insert into public.contact_messages (first_name, last_name, email, subject, message, language, event_key)
    values ('Rasa', 'Rasaitė', ${`${unique('policy')}@example.test`}, 'Klausimas', 'Labas', 'lt', ${eventKey})
    returning id`
  return row?.id ?? ''
}

/** Inserts a registration with everything that one may have, and returns its id and that of its runner. */
export async function addRegistration(tx: Transaction, eventKey: string) {
  const [row] = await tx<{registration: string; runner: string}[]>`
    with registration as (
      insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, language)
      values (
        ${eventKey}, 'race', 'registered', 1, 'Rasa', 'Rasaitė', ${`${unique('policy')}@example.test`}, 'lt'
      )
      returning id
    ), runner as (
      insert into public.race_registrations (registration_id, category, first_name, last_name, age)
      select id, 'child', 'Ąžuolas', 'Rasaitis', 8 from registration returning id
    )
    select registration.id as registration, runner.id as runner from registration, runner`
  if (!row) throw new Error('No registration was inserted')
  const {registration, runner} = row
  await tx`insert into public.bus_registrations (registration_id, passengers) values (${registration}, 2)`
  await tx`insert into public.race_health_notes (race_registration_id, medical_conditions) values (${runner}, 'Astma')`
  await tx`insert into public.race_consents (race_registration_id, given_by, wording) values (${runner}, 'Rasa', 'Sutinku.')`
  await tx`
    insert into public.attendance (attendee_id, registration_id, came, marked_at)
    values (${runner}, ${registration}, true, now())`
  return row
}

/** Cancels an event with registrations, and returns the id of the change. */
export async function addEventChange(tx: Transaction, eventKey: string): Promise<string> {
  await tx`update public.content_items set status = 'cancelled' where key = ${eventKey}`
  const [row] = await tx<{id: string}[]>`select id from public.event_changes where event_key = ${eventKey}`
  return row?.id ?? ''
}

export const serviceOf = (tx: Transaction) => as(tx, service)

export const emailsTo = async (tx: Transaction, email: unknown) => {
  const rows = await tx<{template: string}[]>`
    select template from public.email_outbox where recipient = ${String(email)} order by created_at, template`
  return rows.map(({template}) => template)
}

interface QueuedEmail {
  template: string
  language: Language
  data: Record<string, Json>
}

/** An email to the person. */
export async function emailTo(tx: Transaction, email: unknown, template: string) {
  const [mail] = await tx<QueuedEmail[]>`
    select template, language, data from public.email_outbox
    where recipient = ${String(email)} and template = ${template}`
  return mail
}

/** What the person reads. */
export function textOf(email: QueuedEmail | undefined): string {
  const urls = {
    community: exampleCommunity,
    siteUrl: 'https://example.org',
    functionsUrl: 'https://example.org/functions/v1',
  }
  const rendered = email && renderEmail({...email, ...urls})
  if (!rendered?.ok) throw new Error(`No email: ${rendered?.error}`)
  return rendered.email.text
}

/** The token of the newest link that was mailed to the person. */
export async function tokenOf(tx: Transaction, email: unknown): Promise<string> {
  const [mail] = await tx<{token: string}[]>`
    select data ->> 'token' as token from public.email_outbox
    where recipient = ${String(email)} order by created_at desc limit 1`
  return mail?.token ?? ''
}

/** As any visitor learns it; undefined if the event is not in the answer. */
export async function placesLeft(tx: Transaction, key: string): Promise<number | null | undefined> {
  const [row] = await as(tx, visitor())`select public.places_left(${[key]}) as found`
  const found = row?.found as Record<string, number | null> | undefined
  return found?.[key]
}

export const statusOf = async (tx: Transaction, email: unknown) => {
  const [row] = await tx<{status: string; seats: number}[]>`
    select status, seats from public.event_registrations where email = ${String(email)}`
  return row
}

export const updatePlaces = (tx: Transaction, at = AT) =>
  serviceOf(tx)`select public.update_event_places(${at})`

export async function fill(tx: Transaction, eventKey: string, count: number) {
  for (let n = 0; n < count; n += 1) await register(serviceOf(tx), submissionFor(eventKey))
}
