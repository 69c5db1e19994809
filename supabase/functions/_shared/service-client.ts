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

/** Cancelled statements, lock time-outs, and a database or PostgREST without a free connection. */
const busyCodes = new Set(['57014', '55P03', '53300', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'])

/**
 * @throws {HttpError} unavailable when the database cannot be reached or is busy, so a retry may succeed
 * @throws {Error} when the database rejects the request, so a retry would not help
 */
export function throwOnError(what: string, error: {code?: string; message: string} | null): void {
  if (!error) return
  if (error.code && !busyCodes.has(error.code)) throw new Error(`${what}: ${error.code} ${error.message}`)
  throw new HttpError('unavailable', 'The database does not answer', {cause: `${what}: ${error.message}`})
}
