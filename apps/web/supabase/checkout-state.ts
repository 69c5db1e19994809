import {poll} from './poll.ts'
import {query} from './query.ts'

/** `unpaid`: the session is known to be, also when it expired or was refused; `unknown`: nobody knows it, or nobody answered. */
export type CheckoutState = 'paid' | 'unpaid' | 'unknown'

const TIMEOUT_MS = 4000

/** Stripe's report usually comes before the second request. */
const ASK_AGAIN_MS = 2000

/** After five minutes, a report that was lost has been asked for, too. */
const REQUESTS = 150

const states = {paid: 'paid', open: 'unpaid', unknown: 'unknown'} as const

/**
 * Anything but `paid` is told from the second answer on: Stripe's report may be on its way.
 * @param tell called once it is known, and when it changes
 * @returns a function that stops
 */
export function watchCheckout(sessionId: string, tell: (state: CheckoutState) => void): () => void {
  if (!/^cs_\w{1,250}$/.test(sessionId)) {
    tell('unknown')
    return () => {}
  }
  let requests = 0
  let state: CheckoutState = 'unknown'
  const polling = poll({
    everyMs: ASK_AGAIN_MS,
    async request() {
      requests += 1
      const answer = await loadState(sessionId)
      // What has been known stays known through an outage.
      if (answer && answer !== 'unknown') state = answer
      if (state === 'paid' || requests === REQUESTS) polling.stop()
      if (state === 'paid' || requests > 1) tell(state)
      return answer !== undefined
    },
  })
  polling.resume()
  return polling.stop
}

async function loadState(sessionId: string): Promise<CheckoutState | undefined> {
  const result = await query((supabase) => supabase.rpc('checkout_state', {session_id: sessionId}), {
    timeoutMs: TIMEOUT_MS,
  })
  return result.ok && Object.hasOwn(states, result.data)
    ? states[result.data as keyof typeof states]
    : undefined
}
