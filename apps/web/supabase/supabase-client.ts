import type {Database} from '@site/supabase/generated/database.types.gen'
import {supabaseEnv} from './env.ts'
import {connectSession, hasStoredSession, SESSION_KEY, type SupabaseClient} from './session.ts'
import type {PostgrestClient} from '@supabase/postgrest-js'

export type {SupabaseClient}

export type Tables = Pick<PostgrestClient<Database>, 'from' | 'rpc'>

let client: Promise<SupabaseClient> | undefined

/** @throws if the script of the browser's only client cannot be loaded; the next call tries again */
export function getSupabase(): Promise<SupabaseClient> {
  client ??= loadClient().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

async function loadClient(): Promise<SupabaseClient> {
  const {createClient} = await import('@supabase/supabase-js')
  const supabase = createClient<Database>(supabaseEnv.url, supabaseEnv.publishableKey, {
    auth: {storageKey: SESSION_KEY, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false},
  })
  connectSession(supabase)
  return supabase
}

let tables: Promise<Tables> | undefined

/**
 * Uses the visitor's session, or a client without one.
 * @throws if the script cannot be loaded; the next call tries again
 */
export function getTables(): Promise<Tables> {
  if (client || hasStoredSession()) return getSupabase() as Promise<Tables>
  tables ??= loadTables().catch((error: unknown) => {
    tables = undefined
    throw error
  })
  return tables
}

async function loadTables(): Promise<Tables> {
  const {PostgrestClient} = await import('@supabase/postgrest-js')
  return new PostgrestClient<Database>(new URL('/rest/v1', supabaseEnv.url).href, {
    headers: {apikey: supabaseEnv.publishableKey},
  })
}
