import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import type {Database} from '../../generated/database.types.gen.ts'
import {HttpError} from './http-error.ts'

/** Options for a client that lives for one request, with a timeout per call. */
export const clientOptionsWithin = (timeoutMs: number) => ({
  auth: {persistSession: false, autoRefreshToken: false, detectSessionInUrl: false},
  global: {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])]
      return fetch(input, {...init, signal: AbortSignal.any(signals)})
    },
  },
})

/** For short database calls. */
export const clientOptions = clientOptionsWithin(4000)

interface ServiceEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
}

export type ServiceClient = SupabaseClient<Database>

/** A client that bypasses row level security. Check the caller first. */
export function createServiceClient(
  {SUPABASE_URL, SUPABASE_SECRET_KEYS}: ServiceEnv,
  options = clientOptions,
): ServiceClient {
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEYS.default, options)
}

/**
 * Throws the error of a Supabase response, if any.
 *
 * @throws {HttpError} unavailable when the database cannot be reached: the caller may retry
 * @throws {Error} when the database rejects the request: a retry would not help
 */
export function throwOnError(what: string, error: {code?: string; message: string} | null): void {
  if (!error) return
  if (error.code) throw new Error(`${what}: ${error.code} ${error.message}`)
  throw new HttpError('unavailable', 'The database does not answer', {cause: `${what}: ${error.message}`})
}
