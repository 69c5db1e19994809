import {randomUUID} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'
import type {Sql} from 'postgres'
import {newAddress, type DeliveryStack} from './delivery-stack.ts'
import {fromGateway} from './supabase-process.ts'

/** The functions that take the forms of the site from anybody. */
export const forms = [
  'send-contact-email',
  'send-bus-registration',
  'send-race-registration',
  'register-for-event',
  'newsletter-subscription',
] as const

/** Those of money, which need Stripe or a bank. */
export const moneyForms = [
  'create-donation',
  'create-membership-payment',
  'create-bank-transfer-membership',
] as const

export type FormFunction = (typeof forms)[number] | (typeof moneyForms)[number]

/** What one visitor sends: one request, or one for each child of a family. */
export interface Submission {
  name: FormFunction
  email: string
  requests: {key: string; body: object}[]
}

const events = {trip: 'kelione-bandymui', race: 'begimas-bandymui', general: 'misios-bandymui'}

/** Adds an event of each kind that takes registrations, of which the race has `racePlaces`, and lifts the rate limits. */
export async function prepareForms(sql: Sql, racePlaces: number | null = null): Promise<void> {
  for (const [kind, key] of Object.entries(events)) {
    await sql`
      insert into public.content_items
        (key, kind, title_lt, title_en, path, capacity, registration_kind, registration_opens, date_to_be_confirmed)
      values (${key}, 'event', 'Bandymas', 'Trial', '/bandymas', ${kind === 'race' ? racePlaces : null}, ${kind}, true, true)`
  }
  await liftLimits(sql)
}

async function liftLimits(sql: Sql) {
  await sql`update private.rate_limits set per_email = 100000, per_network = 100000 where action <> 'upload-photo'`
  await sql`update private.email_budgets set per_hour = 100000`
  await sql`update private.email_purposes set per_day = null, own_per_hour = 100000`
}

const person = {firstName: 'Austėja', lastName: 'Bandytoja', phone: '+44 7700 900123'}

const runner = (registration: object) => ({
  registration,
  eventName: 'Bandymas',
  eventDate: '2025-09-21',
  eventKey: events.race,
  locale: 'lt',
})

/** The well-formed body of each form. */
export const formBodies: Record<FormFunction, (email: string) => object> = {
  'send-contact-email': (email) => ({
    firstName: person.firstName,
    lastName: person.lastName,
    email,
    subject: 'Klausimas',
    message: 'Laba diena,\n\nar galima atsivesti šunį?',
    locale: 'lt',
  }),
  'send-bus-registration': (email) => ({
    ...person,
    email,
    passengers: 2,
    specialRequests: 'Vaikiška kėdutė',
    eventKey: events.trip,
    locale: 'en',
  }),
  'send-race-registration': (email) => runner({category: 'adult', ...person, email}),
  'register-for-event': (email) => ({
    ...person,
    email,
    people: 3,
    note: 'Vėluosime',
    eventKey: events.general,
    locale: 'lt',
  }),
  'newsletter-subscription': (email) => ({action: 'subscribe', email, locale: 'lt'}),
  'create-donation': () => ({
    amount: 20,
    donorName: 'Austėja Bandytoja',
    message: 'Sėkmės!',
    campaign: 'Iš širdies į širdį',
    showInDonorList: true,
    locale: 'lt',
  }),
  'create-membership-payment': (email) => ({...person, email, notes: 'Galiu padėti', locale: 'en'}),
  'create-bank-transfer-membership': (email) => ({...person, email, ageConfirmed: true, locale: 'lt'}),
}

/** A registration of one child, or of several children of one parent. */
export function familySubmission(names: readonly string[]): Submission {
  const email = newAddress('seima')
  const group = names.length > 1 ? {groupId: randomUUID(), groupSize: names.length} : {}
  const children = names.map((firstName) => ({
    ...runner({
      category: 'child',
      firstName,
      lastName: person.lastName,
      age: 8,
      parentFirstName: person.firstName,
      parentLastName: person.lastName,
      parentEmail: email,
      parentPhone: person.phone,
    }),
    parentConsent: true,
    ...group,
  }))
  return {
    name: 'send-race-registration',
    email,
    requests: children.map((body) => ({key: randomUUID(), body})),
  }
}

/** A form that a visitor with an address of their own has filled in. */
export function submissionTo(name: FormFunction): Submission {
  const email = newAddress()
  return {name, email, requests: [{key: randomUUID(), body: formBodies[name](email)}]}
}

export interface FormAnswer {
  status: number
  headers: Headers
  body: {ok?: true; status?: string; url?: string; error?: {code: string; message: string}}
}

/** Sends a request to a form's function. */
export async function postForm(
  {functionsUrl}: DeliveryStack,
  name: FormFunction,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<FormAnswer> {
  const response = await fetch(`${functionsUrl}/${name}`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...fromGateway, ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as FormAnswer['body'],
  }
}

/**
 * Sends everything as the form does: a request without an answer, or refused with 5xx, is repeated under its key, and the
 * next child of a family follows the one before. Resolves to the answers.
 *
 * @throws {Error} when a request is refused for another reason, or not accepted within two minutes
 */
export async function submit(stack: DeliveryStack, {name, requests}: Submission): Promise<FormAnswer[]> {
  const answers: FormAnswer[] = []
  for (const {key, body} of requests) {
    const end = Date.now() + 120_000
    for (;;) {
      const answer = await postForm(stack, name, body, {'idempotency-key': key}).catch(() => undefined)
      if (answer?.status === 200) {
        answers.push(answer)
        break
      }
      if (answer && answer.status < 500) throw new Error(`${name}: ${JSON.stringify(answer)}`)
      if (Date.now() > end) throw new Error(`${name} accepts nothing: ${JSON.stringify(answer)}`)
      await wait(200)
    }
  }
  return answers
}
