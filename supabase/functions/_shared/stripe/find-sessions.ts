import type {Stripe} from 'stripe'

/** Stripe's clock may be this much behind the database's. */
const CLOCK_MS = 60_000

/**
 * Finds the sessions that were created for what has these references, by reference.
 *
 * @param end in milliseconds since 1970
 * @throws {Error} when there are too many to read in time: Stripe lists them by time only
 */
export async function findSessions(
  {stripe, end}: {stripe: Stripe; end: number},
  lost: readonly {reference: string; created_at: string}[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const ids = new Set(lost.map(({reference}) => reference))
  const since = Math.min(...lost.map(({created_at}) => Date.parse(created_at))) - CLOCK_MS
  const sessions = stripe.checkout.sessions.list({created: {gte: Math.floor(since / 1000)}, limit: 100})
  for await (const {id, status, client_reference_id: reference, payment_link: link} of sessions) {
    if (Date.now() > end) throw new Error('Stripe lists too many sessions')
    // A visitor may give a payment link any reference.
    if (reference === null || !ids.has(reference) || link != null) continue
    if (!found.has(reference) || status === 'complete') found.set(reference, id)
  }
  return found
}
