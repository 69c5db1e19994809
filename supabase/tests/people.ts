import {randomUUID} from 'node:crypto'
import type {Role} from '@site/schemas/roles'
import type {Caller} from './callers.ts'
import type {Json, Transaction} from './database.ts'

/** A logged-in user. */
export interface Person extends Caller {
  id: string
  email: string
}

/** A unique name, since test files share one database. */
export const unique = (name: string) => `${name}-${randomUUID().slice(0, 12)}`

/** A visitor's id as the browser generates it. */
export const anonymousId = () => `anon_1763200000000_${randomUUID().replaceAll('-', '')}`

/** Creates an account as Supabase Auth does, with metadata from the browser. */
export async function signUp(tx: Transaction, firstName = 'Rasa', metadata: object = {}): Promise<Person> {
  return signUpWith(tx, {first_name: firstName, ...metadata})
}

/** Creates an account with any metadata. */
export async function signUpWith(tx: Transaction, metadata: Json): Promise<Person> {
  const id = randomUUID()
  const email = `${unique('policy')}@example.test`
  const session = randomUUID()
  await tx`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${tx.json(metadata)})`
  await tx`insert into auth.sessions (id, user_id, created_at) values (${session}, ${id}, now())`
  return {role: 'authenticated', id, email, claims: {session_id: session}}
}

/** The person with the access token of another session, which has ended. */
export async function endedSession(tx: Transaction, person: Person): Promise<Person> {
  const session = randomUUID()
  await tx`insert into auth.sessions (id, user_id, created_at) values (${session}, ${person.id}, now())`
  await tx`delete from auth.sessions where id = ${session}`
  return {...person, claims: {session_id: session}}
}

/** Adds a role as the database's owner. */
export async function giveRole(tx: Transaction, person: Person, role: Role): Promise<Person> {
  await tx`insert into public.user_roles (user_id, role) values (${person.id}, ${role})`
  return person
}

export const makeAdmin = (tx: Transaction, person: Person): Promise<Person> => giveRole(tx, person, 'admin')

/** Gives an organiser an event as the database's owner. */
export async function giveEvent(tx: Transaction, {id}: Person, event: string): Promise<void> {
  await tx`insert into public.event_organisers (user_id, event_key) values (${id}, ${event})`
}

/** Confirms the account's email address, without which it takes no role from admins. */
export async function confirmed(tx: Transaction, person: Person): Promise<Person> {
  await tx`update auth.users set email_confirmed_at = now() where id = ${person.id}`
  return person
}
