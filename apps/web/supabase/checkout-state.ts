import {poll} from './poll.ts'
import {query} from './query.ts'

/** `open`: the session is known to be unpaid, also when it expired or was refused. */
type CheckoutState = 'paid' | 'open' | 'unknown'

const TIMEOUT_MS = 4000

/** Stripe's report usually comes before the second request. */
const ASK_AGAIN_MS = 2000

/** After five minutes, a report that was lost has been asked for, too. */
const REQUESTS = 150

/**
 * A session counts as unpaid only from the second answer on: Stripe's report may be on its way.
 * @param tell called once it is known, and when it changes
 * @returns a function that stops
 */
export function watchCheckout(sessionId: string, tell: (isPaid: boolean) => void): () => void {
  let requests = 0
  let isOpen = false
  const polling = poll({
    everyMs: ASK_AGAIN_MS,
    async request() {
      requests += 1
      const wasOpen = isOpen
      const state = await loadState(sessionId)
      isOpen = state === 'open' || (wasOpen && state === 'unknown')
      if (!isOpen || requests === REQUESTS) polling.stop()
      if (!isOpen || wasOpen) tell(!isOpen)
      return true
    },
  })
  polling.resume()
  return polling.stop
}

/** `unknown` also stands for no answer, and for an invalid id. */
async function loadState(sessionId: string): Promise<CheckoutState> {
  if (!/^cs_\w{1,250}$/.test(sessionId)) return 'unknown'
  const result = await query((supabase) => supabase.rpc('checkout_state', {session_id: sessionId}), {
    timeoutMs: TIMEOUT_MS,
  })
  return result.ok && (result.data === 'paid' || result.data === 'open') ? result.data : 'unknown'
}
