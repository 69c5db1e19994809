import type {Database} from '@site/supabase/generated/database.types.gen'
import type {AuthChangeEvent, Session, SupabaseClient as Client} from '@supabase/supabase-js'

/** Supabase's client, typed with our tables. */
export type SupabaseClient = Client<Database>

/** Local storage key of the session. */
export const SESSION_KEY = 'session'

/** True when local storage holds a session, whether or not it is still good; false where storage is blocked. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

type AuthListener = (event: AuthChangeEvent, session: Session | null, supabase: SupabaseClient) => void

const listeners = new Set<AuthListener>()

/**
 * Calls the listener on each change of the session, in this tab or another, from the moment that the client is loaded.
 * Listeners may query Supabase: they run after the client has released the lock that it holds during its own callback.
 */
export function onAuthStateChange(listener: AuthListener): void {
  listeners.add(listener)
}

/** Passes the client's events on to the listeners. */
export function connectSession(supabase: SupabaseClient): void {
  supabase.auth.onAuthStateChange((event, session) => {
    setTimeout(() => {
      for (const listener of listeners) listener(event, session, supabase)
    }, 0)
  })
}
