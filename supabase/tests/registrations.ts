import {createHash, randomUUID} from 'node:crypto'
import type {Query} from './callers.ts'
import type {Json, Transaction} from './database.ts'
import {unique} from './people.ts'

type Fields = Record<string, Json | undefined>

interface RegistrableEvent {
  kind?: 'general' | 'trip' | 'race'
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
export function contextFor(submission: Fields, changes: Fields = {}): Fields {
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
