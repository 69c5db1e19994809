import {PostgrestClient} from '@supabase/postgrest-js'
import type {Database} from '../../generated/database.types.gen.ts'
import type {CallerEnv} from './caller.ts'
import {fetchWithin} from './service-client.ts'

/** Queries run with the session of the request, so the database decides what the caller may do. */
export const createCallerClient = (
  request: Request,
  {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS}: CallerEnv,
  timeoutMs: number,
): PostgrestClient<Database> =>
  new PostgrestClient<Database>(`${SUPABASE_URL}/rest/v1`, {
    headers: {
      apikey: SUPABASE_PUBLISHABLE_KEYS.default,
      authorization: request.headers.get('authorization') ?? '',
    },
    fetch: fetchWithin(timeoutMs),
  })
