import {createHash, randomUUID} from 'node:crypto'
import {as, visitor} from './callers.ts'
import type {Transaction} from './database.ts'
import {applicant, applyByTransfer, type Fields} from './money.ts'
import {child} from './registrations.ts'
import {unique} from './people.ts'
import {addRegistrableEvent, AT, register, serviceOf, submissionFor} from './registrations.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const json = (value: object) => JSON.stringify(value)

export const organisersOf = () => `${unique('organisers')}@example.test`

export const formContext = (changes: Fields = {}) => ({
  key: randomUUID(),
  digest: digest(randomUUID()),
  networkHash: digest(randomUUID()),
  // Tests of several files would wait for each other in different orders.
  organisers: organisersOf(),
  wording: 'Sutinku.',
  isSuspected: false,
  ...changes,
})

const person = {firstName: 'Rasa', lastName: 'Rasaitė', locale: 'lt'}

const account = (template: string) => (tx: Transaction, email: string) =>
  serviceOf(tx)`select public.queue_email(${email}, ${template}, 'lt', '{}', ${unique('policy')}, 'account')`

export async function writeToOrganisers(tx: Transaction, email: string, changes: Fields = {}) {
  const [row] = await serviceOf(tx)<{answer: {emailed?: boolean}}>`
    select public.send_contact_message(
      ${json({...person, email, subject: 'Klausimas', message: 'Labas'})}::text::jsonb,
      ${json(formContext(changes))}::text::jsonb) as answer`
  return row?.answer
}

export const signUpFor = (tx: Transaction, submission: Fields, changes: Fields = {}) =>
  register(serviceOf(tx), submission, {organisers: organisersOf(), ...changes})

const registerFor =
  (kind: 'general' | 'trip', capacity: number | null = null) =>
  async (tx: Transaction, email: string, changes: Fields = {}) =>
    signUpFor(tx, submissionFor(await addRegistrableEvent(tx, {kind, capacity}), {kind, email}), changes)

/** The form of a family that somebody leaves half filled: it gets its email when its places are released. */
async function leaveFamily(tx: Transaction, email: string) {
  const eventKey = await addRegistrableEvent(tx, {kind: 'race'})
  const runner = child('Ąžuolas')
  const group = {id: randomUUID(), size: 3}
  const answer = await signUpFor(tx, submissionFor(eventKey, {kind: 'race', email, runner, group}))
  await tx`update public.event_registrations set held_until = now() where event_key = ${eventKey}`
  await tx`select private.release_family_places(${eventKey})`
  return answer
}

/** Waits in vain for a place: it is offered and lapses. */
async function missOffer(tx: Transaction, email: string) {
  const eventKey = await addRegistrableEvent(tx, {capacity: 0})
  const answer = await signUpFor(tx, submissionFor(eventKey, {email}))
  await offerPlace(tx, eventKey)
  await pass(tx, email, 0)
  await tx`update public.event_registrations set offered_until = now() where event_key = ${eventKey} and status = 'offered'`
  await tx`select private.end_missed_offers(${eventKey}, ${AT})`
  return answer
}

/** One more place becomes free. */
export async function offerPlace(tx: Transaction, eventKey: string): Promise<void> {
  await tx`update public.content_items set capacity = capacity + 1 where key = ${eventKey}`
  await tx`select private.offer_places(${eventKey}, ${AT})`
}

async function confirmableRegistration(tx: Transaction, email: string, changes: Fields = {}) {
  const eventKey = await addRegistrableEvent(tx)
  await tx`update public.content_items set confirms_addresses = true where key = ${eventKey}`
  return signUpFor(tx, submissionFor(eventKey, {email}), changes)
}

/** Every public form that can name somebody else's address, and each request to Auth that does. */
export const doors = {
  contact: writeToOrganisers,
  registration: registerFor('general'),
  trip: registerFor('trip'),
  'waiting list': registerFor('general', 0),
  'registration to confirm': confirmableRegistration,
  family: leaveFamily,
  'missed offer': missOffer,
  application: (tx: Transaction, email: string, changes: Fields = {}) =>
    applyByTransfer(serviceOf(tx), {...applicant(), email}, changes),
  'application as a row': (tx: Transaction, email: string) =>
    as(tx, visitor())`
      insert into public.membership_applications (first_name, last_name, email, payment_method)
      values ('Rasa', 'Rasaitė', ${email}, 'bank_transfer')`,
  newsletter: (tx: Transaction, email: string) =>
    serviceOf(tx)`select public.subscribe_to_newsletter(
      ${json({...person, email})}::text::jsonb, ${json(formContext())}::text::jsonb)`,
  'gift links': (tx: Transaction, email: string, changes: Fields = {}) =>
    serviceOf(tx)`select public.send_subscription_links(
      ${json({email, locale: 'lt'})}::text::jsonb, ${json(formContext(changes))}::text::jsonb)`,
  'sign-up': account('confirm-sign-up'),
  'new password': account('reset-password'),
  'new address': account('confirm-new-email'),
}

export type Door = keyof typeof doors
export const doorNames = Object.keys(doors) as Door[]

/** Auth is refused by an error, and keeps the link of the email before. */
export async function knock(tx: Transaction, door: Door, email: string): Promise<void> {
  try {
    await tx.savepoint(async (part) => void (await doors[door](part, email)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'PT429')) throw error
    if (!['sign-up', 'new password', 'new address'].includes(door)) throw error
  }
}

/** Lets time pass: emails are sent meanwhile. */
export async function pass(tx: Transaction, email: string, minutes: number): Promise<void> {
  await tx`
    update public.email_outbox set status = 'sent', sent_at = now(), first_attempt_at = now(),
      created_at = created_at - ${`${minutes} minutes`}::interval
    where recipient = ${email}`
}
