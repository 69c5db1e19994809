import type {Database} from '@site/supabase/generated/database.types.gen'
import type {PostgrestSingleResponse, SupabaseClient} from '@supabase/supabase-js'
import {getSupabase} from './supabase-client.ts'

/** Why Supabase did not do what it was asked; `unavailable` when it did not answer at all. */
export type Failure = 'unavailable' | 'refused' | 'signedOut' | 'tooMany' | 'duplicate' | 'failed'

export type Answer<Data, Error extends string = Failure> = {ok: true; data: Data} | {ok: false; error: Error}

const PATIENCE_MS = 10_000

/** Asks Supabase's tables, which are loaded when first asked. Never throws for want of a connection. */
export async function askSupabase<Data>(
  ask: (supabase: SupabaseClient<Database>) => PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Answer<Data>> {
  const supabase = await withinPatience(getSupabase()).catch(() => null)
  if (!supabase) return {ok: false, error: 'unavailable'}
  const response = await withinPatience(ask(supabase)).catch(() => null)
  if (!response) return {ok: false, error: 'unavailable'}
  if (response.error) return {ok: false, error: failureOf(response.status, response.error.code)}
  return {ok: true, data: response.data}
}

/** Names a refusal by its HTTP status and the database's own code. */
export function failureOf(status: number, code: string): Failure {
  if (status === 429) return 'tooMany'
  if (code === '23505') return 'duplicate'
  if (status === 401 && code !== '42501') return 'signedOut'
  if (code === '42501') return 'refused'
  return status === 0 || status >= 500 ? 'unavailable' : 'failed'
}

function withinPatience<Data>(promise: PromiseLike<Data>): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer')), PATIENCE_MS)
    void Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
