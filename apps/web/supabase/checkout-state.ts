import {poll} from './poll.ts'
import {query} from './query.ts'

/** `unpaid`: the session is known to be, also when it expired or was refused; `unknown`: nobody knows it, or nobody answered. */
export type CheckoutState = 'paid' | 'unpaid' | 'unknown'

/** What the database knows of a checkout. */
export interface Checkout {
  state: CheckoutState
  /** Null unless it is paid, in pounds. */
  pence: number | null
  /** How often the card is charged again; null if it is not. */
  interval: 'month' | 'year' | null
}

const unknown: Checkout = {state: 'unknown', pence: null, interval: null}

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
export function watchCheckout(sessionId: string, tell: (checkout: Checkout) => void): () => void {
  if (!/^cs_\w{1,250}$/.test(sessionId)) {
    tell(unknown)
    return () => {}
  }
  let requests = 0
  let checkout = unknown
  const polling = poll({
    everyMs: ASK_AGAIN_MS,
    async request() {
      requests += 1
      const answer = await load(sessionId)
      // What has been known stays known through an outage.
      if (answer && answer.state !== 'unknown') checkout = answer
      const isPaid = checkout.state === 'paid'
      if (isPaid || requests === REQUESTS) polling.stop()
      if (isPaid || requests > 1) tell(checkout)
      return answer !== undefined
    },
  })
  polling.resume()
  return polling.stop
}

async function load(sessionId: string): Promise<Checkout | undefined> {
  const result = await query((supabase) => supabase.rpc('checkout_state', {session_id: sessionId}), {
    timeoutMs: TIMEOUT_MS,
  })
  return result.ok ? checkoutIn(result.data) : undefined
}

function checkoutIn(answer: unknown): Checkout | undefined {
  if (typeof answer !== 'object' || answer === null || !('state' in answer)) return undefined
  const {state: given, pence, interval} = answer as Record<string, unknown>
  if (typeof given !== 'string' || !Object.hasOwn(states, given)) return undefined
  const state = states[given as keyof typeof states]
  const isPaid = state === 'paid'
  return {
    state,
    pence: isPaid && Number.isInteger(pence) ? Number(pence) : null,
    interval: isPaid && (interval === 'month' || interval === 'year') ? interval : null,
  }
}
