import type {Database} from '@site/supabase/generated/database.types.gen'
import {localValues} from '#/storage/browser-storage.ts'
import type {StoredKey} from '#/storage/stored-items.ts'
import type {AuthChangeEvent, Session, SupabaseClient as Client} from '@supabase/supabase-js'

/** The Supabase client, typed with our tables. */
export type SupabaseClient = Client<Database>

/** Local storage key of the session. */
export const SESSION_KEY = 'session' satisfies StoredKey<'local'>

/** True if local storage has a session, even an expired one; false if storage is blocked. */
export function hasStoredSession(): boolean {
  return localValues.read(SESSION_KEY) !== null
}

type AuthListener = (event: AuthChangeEvent, session: Session | null, supabase: SupabaseClient) => void

const listeners = new Set<AuthListener>()

/**
 * Calls the listener on each auth event, in this tab or another, once the client is loaded. Unlike in a callback of
 * supabase-js, which holds a lock, listeners may query Supabase.
 */
export function onAuthStateChange(listener: AuthListener): void {
  listeners.add(listener)
}

/** Forwards the client's auth events to the listeners. */
export function connectSession(supabase: SupabaseClient): void {
  supabase.auth.onAuthStateChange((event, session) => {
    setTimeout(() => {
      for (const listener of listeners) listener(event, session, supabase)
    }, 0)
  })
}
