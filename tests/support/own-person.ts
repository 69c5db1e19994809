import type {Database} from '@site/supabase/generated/database.types.gen'
import {createClient, type Session, type SupabaseClient} from '@supabase/supabase-js'
import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'

const PASSWORD = 'slaptazodis'

/** Where the site keeps the session in local storage. */
const SESSION_KEY = 'session'

export interface Person {
  id: string
  email: string
  password: string
  session: Session
  /** Supabase as this person, beside the browser. */
  client: SupabaseClient<Database>
}

/** The running stack's Supabase, as nobody or with the key of the services. */
export function supabaseClient(key = stackEnv().SUPABASE_PUBLISHABLE_KEY): SupabaseClient<Database> {
  return createClient<Database>(stackEnv().SUPABASE_URL, key, {
    auth: {persistSession: false, autoRefreshToken: false},
  })
}

const service = () => supabaseClient(stackEnv().SUPABASE_SECRET_KEY)

/** A confirmed account of the test's own; `removePerson` takes it away with all that it wrote. */
export async function makePerson(firstName = 'Eglė', lastName = 'Bandytoja'): Promise<Person> {
  const email = `e2e-${crypto.randomUUID()}@example.test`
  const {error} = await service().auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: {
      first_name: firstName,
      last_name: lastName,
      language: 'lt',
      privacy_policy_accepted: true,
    },
  })
  if (error) throw error
  return personByEmail(email)
}

/** The demo admin of the local stack. */
export const demoAdmin = () => personByEmail('admin@example.test')

async function personByEmail(email: string): Promise<Person> {
  const client = supabaseClient()
  const {data, error} = await client.auth.signInWithPassword({email, password: PASSWORD})
  if (error) throw error
  return {id: data.user.id, email, password: PASSWORD, session: data.session, client}
}

export async function removePerson({id}: Person): Promise<void> {
  const {error} = await service().auth.admin.deleteUser(id)
  if (error) throw error
}

/** Lets the browser be logged in as the person from its next page on. */
export async function enter(page: Page, {session}: Person): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem(key, value)
    },
    [SESSION_KEY, JSON.stringify(session)] as const,
  )
}

/** What the first comments of an account otherwise wait for: an admin who approves. */
export async function approveComments(author: Person): Promise<void> {
  const admin = await demoAdmin()
  const {data, error} = await admin.client
    .from('event_comments')
    .select('id')
    .eq('user_id', author.id)
    .eq('status', 'pending')
  if (error) throw error
  for (const {id} of data) await admin.client.rpc('approve_comment', {comment_id: id})
}
