import type Stripe from 'stripe'
import type {TemporaryStripe} from './temporary-stripe.ts'

/** In seconds, as everything of Stripe's. */
export const HOUR = 60 * 60
export const DAY = 24 * HOUR

export const advance = (stripe: TemporaryStripe, advanceSeconds: number) =>
  stripe.local<{now: number}>('/clock', {advanceSeconds})

/** Lets time pass until then. */
export async function advanceTo(stripe: TemporaryStripe, seconds: number) {
  const {now} = await advance(stripe, 0)
  return advance(stripe, Math.max(seconds - now, 0))
}

/** The events of the type, the oldest first. */
export async function eventsOf<Body = Stripe.Invoice>(stripe: TemporaryStripe, type: Stripe.Event.Type) {
  const {data} = await stripe.client().events.list({type, limit: 100})
  return data.toReversed().map((event) => ({...event, object: event.data.object as Body}))
}
