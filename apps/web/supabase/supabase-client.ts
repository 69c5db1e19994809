import type {Database} from '@site/supabase/generated/database.types.gen'
import {supabaseEnv} from './env.ts'
import {followSession} from '#/features/account/follow-session.ts'
import {SESSION_KEY} from './session-storage-key.ts'
import type {SupabaseClient} from './supabase-client-type.ts'

let client: Promise<SupabaseClient> | undefined

/**
 * The browser's one client of Supabase, loaded when something first needs it; the session is kept in local storage.
 *
 * @throws when its script cannot be loaded; the next call tries again
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
  followSession(supabase)
  return supabase
}
