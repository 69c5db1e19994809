import {throwOnError} from '../_shared/service-client.ts'
import {changePrice, pauseCharges} from '../_shared/stripe/change-subscription.ts'
import {reportSubscription} from '../_shared/stripe/report-subscription.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** A call can certainly handle this many. */
const AT_MOST = 25

interface RenewalToChange {
  stripe_subscription_id: string
  /** The fee has changed since the last charge. */
  amount_pence: number | null
  /** The next charge is left out, by a pause that ends after it. */
  resumes_at: string | null
}

/** Nothing is announced by email before Stripe has its price, and what nobody was told of is not charged. */
export async function reconcileRenewals(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('renewals_to_change', {at_most: AT_MOST})
  throwOnError('renewals_to_change', error)
  // The generated types omit null.
  const renewals = (data ?? []) as RenewalToChange[]
  return handleEach(renewals, reconciliation, async ({stripe_subscription_id: id, ...change}) => {
    if (change.resumes_at !== null) await pauseCharges(stripe, id, change.resumes_at)
    else if (change.amount_pence !== null)
      await changePrice(stripe, id, {interval: 'year', amountPence: change.amount_pence})
    await reportSubscription(client, stripe, id)
  })
}
