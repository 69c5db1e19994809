import {PostgrestClient} from '@supabase/postgrest-js'
import type {Database} from '../../generated/database.types.gen.ts'
import {HttpError} from './http-error.ts'

interface ServiceEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
}

const shortTimeoutMs = 4000

/** For calls that wait for each other, about one event or about money. The database ends a call after 8 s. */
export const longTimeoutMs = 7500

export type ServiceClient = PostgrestClient<Database>

/** Bypasses row level security, so check the caller first. */
export const createServiceClient = (env: ServiceEnv, timeoutMs = shortTimeoutMs): ServiceClient =>
  new PostgrestClient<Database>(`${env.SUPABASE_URL}/rest/v1`, {
    headers: serviceHeaders(env),
    fetch: fetchWithin(timeoutMs),
  })

export function serviceHeaders({SUPABASE_SECRET_KEYS: {default: key}}: ServiceEnv): Record<string, string> {
  return {apikey: key, authorization: `Bearer ${key}`}
}

export function fetchWithin(timeoutMs: number) {
  return (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
    return fetch(input, {...init, signal: AbortSignal.any(signals)})
  }
}

/**
 * Why the database cannot answer now, though another time it may: whole classes of SQLSTATE, or single codes.
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const notNow = [
  '08', // a connection that broke
  '53', // resources: a full disk, memory, connections
  '57', // whoever runs the database: cancelled statements, a stop or start
  '58', // the system below it: the disk cannot be read or written
  '40', // rolled back because of others: deadlocks
  '55P03', // a lock that others hold
  '25006', // a hosted project takes no writes while its disk is full
  'PT503', // one of our own functions says so
  'PT507',
  'PGRST000', // PostgREST has no connection to the database
  'PGRST001',
  'PGRST002',
  'PGRST003',
]

export const isNotNow = (code: string): boolean => notNow.some((start) => code.startsWith(start))

/**
 * @throws {HttpError} unavailable when the database cannot be reached, is busy or has no space, so a retry may succeed
 * @throws {Error} when the database rejects the request, so a retry would not help
 */
export function throwOnError(what: string, error: {code?: string; message: string} | null): void {
  if (!error) return
  if (error.code && !isNotNow(error.code)) throw new Error(`${what}: ${error.code} ${error.message}`)
  throw new HttpError('unavailable', 'The database does not answer', {cause: `${what}: ${error.message}`})
}
