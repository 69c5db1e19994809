import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

interface Movement {
  type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment'
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
  return account.store.add(
    {
      id: newId('txn_3'),
      object: 'balance_transaction',
      amount,
      available_on: created + 3 * DAY,
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
      status: 'pending',
      type,
    } satisfies Stripe.BalanceTransaction,
    created,
  )
}

/** Stripe's fee in the United Kingdom is 1.5 % and 20p for a British card. */
export const feeOf = (amount: number) => Math.round((amount * 15) / 1000) + 20

/** A dispute costs this in the United Kingdom. */
export const DISPUTE_FEE = 2000
