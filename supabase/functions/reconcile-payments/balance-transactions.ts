import type {Stripe} from 'stripe'
import * as z from 'zod'
import {seconds, stripePayout, wholePence, type StripePayout} from '../_shared/stripe/payout.ts'
import {checkShape} from '../_shared/stripe/stripe-client.ts'
import type {Reconciliation} from './handle-each.ts'

const source = z.union([
  stripePayout,
  z.looseObject({object: z.string(), payment_intent: z.string().nullish()}),
  // Stripe expands no source that the key may not read.
  z.string().transform(() => null),
  z.null(),
])

const transaction = z.object({
  id: z.string().min(1),
  reporting_category: z.string(),
  amount: wholePence,
  fee: wholePence,
  net: wholePence,
  currency: z.string(),
  created: seconds,
  available_on: seconds,
  source,
})

const page = z.object({data: z.array(transaction), has_more: z.boolean()})

/** One page of the balance, as the database takes it. */
interface BalancePage {
  transactions: {
    id: string
    category: string
    amount: number
    fee: number
    net: number
    currency: string
    created: number
    available_on: number
    payment_intent: string | null
  }[]
  payouts: StripePayout[]
  isLast: boolean
}

/**
 * Reads the newest page first.
 *
 * @throws {Error} when there are more pages than can be read in time
 */
export async function* readBalance(
  {stripe, end}: Reconciliation,
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
      transactions: data.map(({source: from, reporting_category: category, ...rest}) => ({
        ...rest,
        category,
        payment_intent: from !== null && typeof from.payment_intent === 'string' ? from.payment_intent : null,
      })),
      payouts: data.flatMap(({source: from}) => {
        const read = stripePayout.safeParse(from)
        return read.success ? [read.data] : []
      }),
      isLast: !hasMore,
    }
    const last = data.at(-1)
    if (!hasMore || !last) return
    after = {starting_after: last.id}
  }
}

export const readPayout = async (stripe: Stripe, id: string): Promise<StripePayout> =>
  checkShape(stripePayout, await stripe.payouts.retrieve(id))
