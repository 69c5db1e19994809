import {query} from './query.ts'

/** `open`: known to be unpaid, also when it expired or was refused. */
export type CheckoutState = 'paid' | 'open' | 'unknown'

const TIMEOUT_MS = 4000

/** What is known of a Checkout session. `unknown` also when nobody answers, or when the id is none. */
export async function loadCheckoutState(sessionId: string): Promise<CheckoutState> {
  if (!/^cs_\w{1,250}$/.test(sessionId)) return 'unknown'
  const result = await query((supabase) => supabase.rpc('checkout_state', {session_id: sessionId}), {
    timeoutMs: TIMEOUT_MS,
  })
  return result.ok && (result.data === 'paid' || result.data === 'open') ? result.data : 'unknown'
}
