import type {Database} from '@site/supabase/generated/database.types.gen'
import {localValues} from '#/storage/browser-storage.ts'
import type {StoredKey} from '#/storage/stored-items.ts'
import type {AuthChangeEvent, Session, SupabaseClient as Client} from '@supabase/supabase-js'

export type SupabaseClient = Client<Database>

/** Local storage has the session under this key. */
export const SESSION_KEY = 'session' satisfies StoredKey<'local'>

/** An expired session counts too. Returns false if storage is blocked. */
export function hasStoredSession(): boolean {
  return localValues.read(SESSION_KEY) !== null
}

type AuthListener = (event: AuthChangeEvent, session: Session | null, supabase: SupabaseClient) => void

const listeners = new Set<AuthListener>()

/** Covers this tab and others, once the client is loaded. Listeners may query, as supabase-js holds no lock. */
export function onAuthStateChange(listener: AuthListener): void {
  listeners.add(listener)
}

export function connectSession(supabase: SupabaseClient): void {
  supabase.auth.onAuthStateChange((event, session) => {
    setTimeout(() => {
      for (const listener of listeners) listener(event, session, supabase)
    }, 0)
  })
}
