import {AsyncLocalStorage} from 'node:async_hooks'

/** What the engine loses on the way between a request and the database, or its mail. */
export interface RequestContext {
  headers: Record<string, string>
  redirectTo: string | null
  /** What the database refused, in its own words. */
  databaseError?: DatabaseError
  /** Mail that this request causes is not sent: demo accounts are confirmed at once. */
  isMailMuted?: boolean
}

export interface DatabaseError {
  code: string
  message: string
  detail: string | null
  hint: string | null
}

export const requestContext = new AsyncLocalStorage<RequestContext>()
