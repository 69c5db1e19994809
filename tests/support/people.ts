import type {Page} from '@playwright/test'
import type {Role} from '@site/schemas/roles'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {createClient, type Session, type SupabaseClient} from '@supabase/supabase-js'
import {stackEnv} from '../env.ts'
import {withDatabase} from './database.ts'

/** A user with an account and a session. */
export interface Person {
  /** A UUID that begins with the time: those of one minute differ at the end only. */
  id: string
  email: string
  password: string
  client: SupabaseClient<Database>
  session: Session
}

const DEMO_PASSWORD = 'slaptazodis'

const PASSWORD = 'ąžuolynas'
/** Of the least cost: hashing and comparing at the usual one takes a fifth of a second for each person. */
const PASSWORD_HASH = '$2b$04$96Bg4hBOJ3LtVRrZEV1wuuFRgIfmfKW4g1QWA6Z8J1vh0oSfL0fdW'

/** A client of the running stack's Supabase: a visitor's, or one with another key. */
export function supabaseClient(key = stackEnv().SUPABASE_PUBLISHABLE_KEY): SupabaseClient<Database> {
  return createClient<Database>(stackEnv().SUPABASE_URL, key, {
    auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
  })
}

/** A client with the service's rights. */
export const serviceClient = () => supabaseClient(stackEnv().SUPABASE_SECRET_KEY)

/** Creates an account for a test, confirmed and logged in. */
export async function makePerson(firstName = 'Bandytoja', lastName = 'Bandomoji'): Promise<Person> {
  const email = `e2e-${crypto.randomUUID()}@example.test`
  const {error} = await serviceClient().auth.admin.createUser({
    email,
    password_hash: PASSWORD_HASH,
    email_confirm: true,
    user_metadata: {
      first_name: firstName,
      last_name: lastName,
      language: 'lt',
      privacy_policy_accepted: true,
    },
  })
  if (error) throw error
  return logIn(email, PASSWORD)
}

/** Logs in one of the accounts that every local site has. */
export const demoPerson = (name: 'admin' | 'narys' | 'vartotojas') =>
  logIn(`${name}@example.test`, DEMO_PASSWORD)

export const demoAdmin = () => demoPerson('admin')

/** Gives a person a role, which only admins and the database's owner can do. */
export async function giveRole({id}: Person, role: Role): Promise<void> {
  await withDatabase((sql) => sql`insert into public.user_roles (user_id, role) values (${id}, ${role})`)
}

/** Deletes the account and everything it wrote. It may be gone already. */
export async function removePerson({id}: Person): Promise<void> {
  const {error} = await serviceClient().auth.admin.deleteUser(id)
  if (error && error.status !== 404) throw error
}

/** Deletes an account that a test signed up for, confirmed or not. */
export async function removeAccount(email: string): Promise<void> {
  await withDatabase((sql) => sql`delete from auth.users where email = ${email}`)
}

let approver: Promise<Person> | undefined

/** Has an admin approve all pending comments of an account. */
export async function approveComments({id}: Person): Promise<void> {
  // Logged in once per worker: only a browser needs its own session.
  const {client} = await (approver ??= demoAdmin())
  const {data, error} = await client
    .from('event_comments')
    .select('id')
    .eq('user_id', id)
    .eq('status', 'pending')
  if (error) throw error
  for (const comment of data) {
    const approved = await client.rpc('approve_comment', {comment_id: comment.id})
    if (approved.error) throw approved.error
  }
}

/** Stores the person's session in the browser, as if they had logged in there before. */
export async function startLoggedIn(page: Page, {session}: Pick<Person, 'session'>): Promise<void> {
  // A page of the same origin, but without scripts that could change the session.
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('session', stored), JSON.stringify(session))
}

async function logIn(email: string, password: string): Promise<Person> {
  const client = supabaseClient()
  const {data, error} = await client.auth.signInWithPassword({email, password})
  if (error) throw error
  return {id: data.user.id, email, password, client, session: data.session}
}
