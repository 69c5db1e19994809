import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import type {Database} from '../../generated/database.types.gen.ts'
import {clientOptions} from './client-options.ts'
import {Refusal} from './refusal.ts'

interface ServiceEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
}

export type ServiceClient = SupabaseClient<Database>

/** The database with every right there is: only behind a check of who calls. */
export function createServiceClient(
  {SUPABASE_URL, SUPABASE_SECRET_KEYS}: ServiceEnv,
  options = clientOptions,
): ServiceClient {
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEYS.default, options)
}

/**
 * For what the database answers in place of data.
 *
 * @throws {Refusal} when it could not be reached, so that the caller tries again
 * @throws {Error} when it refused, which no repetition mends
 */
export function refuseDatabaseError(what: string, error: {code?: string; message: string} | null): void {
  if (!error) return
  if (error.code) throw new Error(`${what}: ${error.code} ${error.message}`)
  throw new Refusal('unavailable', 'The database does not answer', {cause: `${what}: ${error.message}`})
}
