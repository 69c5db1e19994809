import * as z from 'zod'
import {throwOnError} from '../_shared/service-client.ts'
import {readBalance, readPayout} from '../_shared/stripe/balance-transactions.ts'
import {handleEach, type Reconciliation} from './handle-each.ts'

/** In seconds since 1970. */
const period = z.object({since: z.int(), until: z.int().optional()}).nullable()

/** Reads what Stripe charged and moved since the last time. Resolves to how many transactions are new. */
export async function reconcileBalance(reconciliation: Reconciliation): Promise<number> {
  const {client} = reconciliation
  const {data, error} = await client.rpc('stripe_balance_to_read')
  throwOnError('stripe_balance_to_read', error)
  const wanted = period.parse(data)
  if (!wanted) return 0
  const {since, until} = wanted
  const now = Math.floor(Date.now() / 1000)
  const created = {gte: since, ...(until !== undefined && {lt: until})}
  let stored = 0
  for await (const {transactions, payouts, isLast} of readBalance(reconciliation, {created})) {
    const recorded = await client.rpc('record_stripe_balance', {
      transactions,
      payouts,
      ...(isLast && {read_until: until ?? now}),
    })
    throwOnError('record_stripe_balance', recorded.error)
    stored += recorded.data ?? 0
  }
  return stored
}

/** Reads what is in each new payout, and what became of those whose webhook is overdue. */
export async function reconcilePayouts(reconciliation: Reconciliation): Promise<number> {
  const {client, stripe} = reconciliation
  const {data, error} = await client.rpc('stripe_payouts_to_read', {})
  throwOnError('stripe_payouts_to_read', error)
  return handleEach(data ?? [], reconciliation, async ({payout_id: id}) => {
    const payout = await readPayout(stripe, id)
    // Stripe cannot tell what a payout by hand contains.
    const isTold = payout.isAutomatic && payout.isComplete
    const transactions = isTold ? await contentsOf(reconciliation, id) : undefined
    const recorded = await client.rpc('record_stripe_payout', {
      payout,
      ...(transactions && {transactions}),
    })
    throwOnError('record_stripe_payout', recorded.error)
  })
}

async function contentsOf(reconciliation: Reconciliation, payout: string) {
  const contents = []
  for await (const {transactions} of readBalance(reconciliation, {payout})) contents.push(...transactions)
  return contents
}
