import type {Database} from '@site/supabase/generated/database.types.gen'
import {supabaseEnv} from './env.ts'
import {connectSession, SESSION_KEY, type SupabaseClient} from './session.ts'

export type {SupabaseClient}

let client: Promise<SupabaseClient> | undefined

/**
 * The browser's only Supabase client, loaded on first use.
 *
 * @throws if its script cannot be loaded; the next call tries again
 */
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
