import {HttpError} from '../_shared/http-error.ts'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {Stripe} from '../_shared/stripe/stripe-client.ts'
import {isStripeOutage} from '../_shared/stripe/stripe-error.ts'

export interface Reconciliation {
  client: ServiceClient
  stripe: Stripe
  /** In milliseconds since 1970. The next call handles the rest. */
  end: number
}

/** Stripe or the database refuses every request at the moment. */
export const isOutage = (error: unknown): boolean =>
  isStripeOutage(error) || (error instanceof HttpError && error.code === 'unavailable')

/**
 * Resolves to how many it handled.
 *
 * @throws the first outage, which stops the rest, or an `AggregateError` of all other failures
 */
export async function handleEach<Item>(
  items: readonly Item[],
  {end}: Reconciliation,
  handle: (item: Item) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = []
  let handled = 0
  for (const item of items) {
    if (Date.now() > end) break
    try {
      await handle(item)
      handled += 1
    } catch (error) {
      if (isOutage(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, [...new Set(failures.map(String))].join('; '))
  return handled
}
