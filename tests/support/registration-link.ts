import {randomUUID} from 'node:crypto'
import {newEmail} from './account-dialog.ts'
import {withDatabase} from './database.ts'
import {waitForEmail} from './inbox.ts'
import {supabaseClient} from './people.ts'

/** A registration that a test made, and a link to it as in its emails. */
interface Registered {
  email: string
  /** Path and query, to open on the site under test. */
  link: string
}

const person = {firstName: 'Austėja', lastName: 'Bandytoja', phone: '+44 7700 900123', locale: 'lt'}

/** Registers for the seed's church service. */
export async function registerForService(fields: object = {}): Promise<Registered> {
  return register('register-for-event', (email) => [{eventKey: 'misios-2024', ...person, email, ...fields}])
}

/** Asks for seats on the seed's trip. */
export async function registerForTrip(fields: object = {}): Promise<Registered> {
  return register('send-bus-registration', (email) => [
    {eventKey: 'keliones-autobusu-2025', ...person, email, ...fields},
  ])
}

/** Registers the children of one parent for the seed's race. */
export async function registerFamily(
  children: {firstName: string; age: number; medicalConditions?: string}[],
  fields: object = {},
) {
  const group = children.length > 1 ? {groupId: randomUUID(), groupSize: children.length} : {}
  return register('send-race-registration', (parentEmail) =>
    children.map((child) => ({
      registration: {
        category: 'child',
        lastName: 'Bandytojas',
        parentFirstName: person.firstName,
        parentLastName: person.lastName,
        parentEmail,
        parentPhone: person.phone,
        ...child,
      },
      eventKey: 'penki-uz-lietuva-2025',
      eventName: 'Penki už Lietuvą',
      eventDate: '2025-09-21',
      locale: 'lt',
      ...group,
      ...fields,
    })),
  )
}

/** Offers a place to somebody who is registered, as if they had been waiting for it. */
export async function offerPlace({email}: Registered, until: 'in 48 hours' | 'a minute ago'): Promise<void> {
  const interval = until === 'in 48 hours' ? '48 hours' : '-1 minute'
  await withDatabase(
    (sql) => sql`
      update public.event_registrations
      set status = 'offered', waiting_since = now(), offered_until = now() + ${interval}::interval
      where email = ${email}`,
  )
}

/** The registration as it is stored. */
export async function storedRegistration({email}: Registered): Promise<Record<string, unknown> | undefined> {
  const [stored] = await withDatabase(
    (sql) => sql`select * from public.event_registrations where email = ${email}`,
  )
  return stored
}

async function register(name: string, requests: (email: string) => object[]): Promise<Registered> {
  const email = newEmail()
  for (const body of requests(email)) {
    const {error} = await supabaseClient().functions.invoke(name, {body: {...body}})
    if (error) throw error
  }
  // Like the one in the email, without waiting for it.
  const [created] = await withDatabase(
    (sql) => sql<{token: string}[]>`
      select private.create_registration_link(id) as token from public.event_registrations where email = ${email}`,
  )
  if (!created) throw new Error(`Nobody is registered as ${email}`)
  return {email, link: `/registracija/atsaukti?token=${created.token}`}
}

/** Path and query of the link in the email to whoever registered. */
export async function emailedLink({email}: Pick<Registered, 'email'>): Promise<string> {
  const {text} = await waitForEmail(email)
  const link = /https?:\/\/\S+\/registracija\/atsaukti\?\S+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in: ${text}`)
  const {pathname, search} = new URL(link)
  return pathname + search
}
