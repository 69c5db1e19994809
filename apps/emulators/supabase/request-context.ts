import {AsyncLocalStorage} from 'node:async_hooks'

/** What the engine does not pass on from a request to the database or to its emails. */
export interface RequestContext {
  headers: Record<string, string>
  redirectTo: string | null
  /** The error of the database, before the engine rewrites it. */
  databaseError?: DatabaseError
  /** Sends no email for this request: accounts that an admin creates need no confirmation. */
  isEmailMuted?: boolean
}

export interface DatabaseError {
  code: string
  message: string
  detail: string | null
  hint: string | null
}

export const requestContext = new AsyncLocalStorage<RequestContext>()
