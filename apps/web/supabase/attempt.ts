import {failed, thrownFailure, type Outcome} from '#/features/account/failure.ts'
import {getSupabase} from './supabase-client.ts'
import type {SupabaseClient} from './supabase-client-type.ts'

/** Asks Supabase for something; what is thrown on the way becomes a failure as well. */
export async function attempt<Data>(
  ask: (supabase: SupabaseClient) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  try {
    return await ask(await getSupabase())
  } catch {
    return failed(thrownFailure())
  }
}
