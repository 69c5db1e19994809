import {PostgrestClient} from '@supabase/postgrest-js'
import type {Database} from '../../generated/database.types.gen.ts'
import {HttpError} from './http-error.ts'

interface ServiceEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
}

/** For short database calls. */
const shortTimeoutMs = 4000

/** For calls that wait for each other: those about one event, or about money. The database ends a call after 8 s. */
export const longTimeoutMs = 7500

export type ServiceClient = PostgrestClient<Database>

/**
 * A client that bypasses row level security. Check the caller first.
 *
 * @param timeoutMs of each call
 */
export const createServiceClient = (env: ServiceEnv, timeoutMs = shortTimeoutMs): ServiceClient =>
  new PostgrestClient<Database>(`${env.SUPABASE_URL}/rest/v1`, {
    headers: serviceHeaders(env),
    fetch: fetchWithin(timeoutMs),
  })

/** What supabase-js sends with a secret key. */
export function serviceHeaders({SUPABASE_SECRET_KEYS: {default: key}}: ServiceEnv): Record<string, string> {
  return {apikey: key, authorization: `Bearer ${key}`}
}

/** `fetch` with a time limit. */
export function fetchWithin(timeoutMs: number) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
    return fetch(input, {...init, signal: AbortSignal.any(signals)})
  }
}

/** A statement that was cancelled or waited too long for a lock, and a database or PostgREST without a free connection. */
const busyCodes = new Set(['57014', '55P03', '53300', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'])

/**
 * Throws the error of a Supabase response, if any.
 *
 * @throws {HttpError} unavailable when the database cannot be reached or is busy: the caller may retry
 * @throws {Error} when the database rejects the request: a retry would not help
 */
export function throwOnError(what: string, error: {code?: string; message: string} | null): void {
  if (!error) return
  if (error.code && !busyCodes.has(error.code)) throw new Error(`${what}: ${error.code} ${error.message}`)
  throw new HttpError('unavailable', 'The database does not answer', {cause: `${what}: ${error.message}`})
}
