/** Under which the browser keeps the session in local storage. */
export const SESSION_KEY = 'session'

/** Whether this browser is logged in, for all that can be known without asking; not where storage is forbidden. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}
