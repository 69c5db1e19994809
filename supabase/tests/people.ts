import {randomUUID} from 'node:crypto'
import type {Caller} from './callers.ts'
import type {Json, Transaction} from './database.ts'

/** Somebody with an account, logged in. */
export interface Person extends Caller {
  id: string
  email: string
}

/** Different in each transaction, since test files run side by side on one database. */
export const unique = (name: string) => `${name}-${randomUUID().slice(0, 12)}`

/** An id as a browser makes it that has none. */
export const anonymousId = () => `anon_1763200000000_${randomUUID().replaceAll('-', '')}`

/** A new account, made as the auth service makes it: with the metadata that came from the browser. */
export async function signUp(tx: Transaction, firstName = 'Rasa', metadata: object = {}): Promise<Person> {
  return signUpWith(tx, {first_name: firstName, ...metadata})
}

/** The same with whatever somebody sends in place of the form. */
export async function signUpWith(tx: Transaction, metadata: Json): Promise<Person> {
  const id = randomUUID()
  const email = `${unique('policy')}@example.test`
  const session = randomUUID()
  await tx`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${tx.json(metadata)})`
  await tx`insert into auth.sessions (id, user_id, created_at) values (${session}, ${id}, now())`
  return {role: 'authenticated', id, email, claims: {session_id: session}}
}

/** What only whoever runs the database can do. */
export async function makeAdmin(tx: Transaction, person: Person): Promise<Person> {
  await tx`insert into public.user_roles (user_id, role) values (${person.id}, 'admin')`
  return person
}
