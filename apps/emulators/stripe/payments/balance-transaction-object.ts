import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

interface Movement {
  type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment' | 'payout' | 'payout_failure'
  /** It is negative for what leaves the account. */
  amount: number
  fee: number
  feeDescription: string
  currency: string
  source: string
  description: string | null
  reportingCategory: string
}

const DAY = 24 * 60 * 60

export function addBalanceTransaction(account: Account, movement: Movement): Stripe.BalanceTransaction {
  const {type, amount, fee, currency} = movement
  const created = account.clock.seconds()
  const isDelayed = !type.startsWith('payout')
  return account.store.add(
    {
      id: newId('txn_3'),
      object: 'balance_transaction',
      amount,
      // What leaves the balance, and what a bank sends back, counts at once.
      available_on: isDelayed ? created + 3 * DAY : created,
      balance_type: 'payments',
      created,
      currency,
      description: movement.description,
      exchange_rate: null,
      fee,
      fee_details:
        fee === 0
          ? []
          : [
              {
                amount: fee,
                application: null,
                currency,
                description: movement.feeDescription,
                type: 'stripe_fee',
              },
            ],
      net: amount - fee,
      reporting_category: movement.reportingCategory,
      source: movement.source,
      status: isDelayed ? 'pending' : 'available',
      type,
    } satisfies Stripe.BalanceTransaction,
    created,
  )
}

export const feeOf = ({fee}: Account, amount: number) => Math.round((amount * fee.percent) / 100) + fee.fixed

/** What no payout contains yet: what is available, or all of it. The oldest comes first. */
export function unpaidTransactions(
  {store}: Account,
  isPendingIncluded: boolean,
): Stripe.BalanceTransaction[] {
  return store.database
    .prepare(
      `select body from objects indexed by unpaid_balance where object = 'balance_transaction' and hidden is null order by sequence`,
    )
    .all()
    .map(({body}) => JSON.parse(String(body)) as Stripe.BalanceTransaction)
    .filter(({status}) => isPendingIncluded || status === 'available')
}

/** A dispute costs this in the United Kingdom. */
export const DISPUTE_FEE = 2000
