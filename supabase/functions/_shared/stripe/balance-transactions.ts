import type {Stripe} from 'stripe'
import * as z from 'zod'
import type {BalanceTransaction, Payout} from '../payment-reports.ts'
import {payout} from './payout.ts'
import {instant, signedPence} from './shapes.ts'
import {checkShape} from './stripe-client.ts'

const source = z.union([
  payout,
  z.object({payment_intent: z.string().nullish()}),
  // Stripe expands no source that the key may not read.
  z.string().transform(() => null),
  z.null(),
])

const transaction = z.object({
  id: z.string().min(1),
  reporting_category: z.string(),
  amount: signedPence,
  fee: signedPence,
  net: signedPence,
  currency: z.string(),
  created: instant,
  available_on: instant,
  source,
})

const page = z.object({data: z.array(transaction), has_more: z.boolean()})

/** One page of the balance, as the database takes it. */
interface BalancePage {
  transactions: BalanceTransaction[]
  payouts: Payout[]
  isLast: boolean
}

const toTransaction = (of: z.output<typeof transaction>): BalanceTransaction => ({
  id: of.id,
  category: of.reporting_category,
  grossPence: of.amount,
  feePence: of.fee,
  netPence: of.net,
  currency: of.currency,
  createdAt: of.created,
  availableOn: of.available_on,
  paidWith: of.source !== null && 'payment_intent' in of.source ? (of.source.payment_intent ?? null) : null,
})

/**
 * Reads the newest page first.
 *
 * @param end in milliseconds since 1970
 * @throws {Error} when there are more pages than can be read in time
 */
export async function* readBalance(
  {stripe, end}: {stripe: Stripe; end: number},
  filter: Pick<Stripe.BalanceTransactionListParams, 'created' | 'payout'>,
): AsyncGenerator<BalancePage> {
  let after: {starting_after?: string} = {}
  for (;;) {
    if (Date.now() > end) throw new Error('Stripe lists too many balance transactions')
    const answer = await stripe.balanceTransactions.list({
      ...filter,
      ...after,
      limit: 100,
      expand: ['data.source'],
    })
    const {data, has_more: hasMore} = checkShape(page, answer)
    yield {
      transactions: data.map(toTransaction),
      payouts: data.flatMap(({source: from}) => (from !== null && 'payoutId' in from ? from : [])),
      isLast: !hasMore,
    }
    const last = data.at(-1)
    if (!hasMore || !last) return
    after = {starting_after: last.id}
  }
}

export const readPayout = async (stripe: Stripe, id: string): Promise<Payout> =>
  checkShape(payout, await stripe.payouts.retrieve(id))
