import type Stripe from 'stripe'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import {addBalanceTransaction, unpaidTransactions} from '../payments/balance-transaction-object.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

const DAY = 24 * 60 * 60

/** The community's bank account, which the API does not show. */
const DESTINATION = 'ba_1LocalBankAccountLocal123'

/** Makes one payout of each currency that has something to pay out. A balance below zero waits for more. */
export function payOut(account: Account, isPendingIncluded = false): Stripe.Payout[] {
  const unpaid = unpaidTransactions(account, isPendingIncluded)
  const currencies = [...new Set(unpaid.map(({currency}) => currency))]
  return currencies.flatMap((currency) => {
    const contents = unpaid.filter((transaction) => transaction.currency === currency)
    const amount = contents.reduce((sum, {net}) => sum + net, 0)
    return amount > 0 ? [addPayout(account, {amount, currency, contents})] : []
  })
}

interface NewPayout {
  amount: number
  currency: string
  contents: Stripe.BalanceTransaction[]
}

function addPayout(account: Account, {amount, currency, contents}: NewPayout): Stripe.Payout {
  const {store, events} = account
  const created = account.clock.seconds()
  const id = newId('po_1')
  const own = addBalanceTransaction(account, {
    type: 'payout',
    amount: -amount,
    fee: 0,
    feeDescription: '',
    currency,
    source: id,
    description: 'STRIPE PAYOUT',
    reportingCategory: 'payout',
  })
  for (const transaction of [...contents, own]) store.setHidden(transaction.id, {payout: id})
  const payout: Stripe.Payout = store.add(
    {
      id,
      object: 'payout',
      amount,
      application_fee: null,
      application_fee_amount: null,
      arrival_date: nextMidnight(created),
      automatic: true,
      balance_transaction: own.id,
      created,
      currency,
      description: 'STRIPE PAYOUT',
      destination: DESTINATION,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: {},
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: 'in_progress',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: null,
      status: 'in_transit',
      trace_id: {status: 'pending', value: null},
      type: 'bank_account',
    } satisfies Stripe.Payout,
    created,
  )
  events.record('payout.created', payout)
  const completed = store.change(payout, {reconciliation_status: 'completed'})
  events.record('payout.reconciliation_completed', completed)
  return completed
}

export const nextMidnight = (seconds: number) => (Math.floor(seconds / DAY) + 1) * DAY

/** @throws {StripeError} when the payout has already arrived or failed */
export function arrive({store, events}: Account, payout: Stripe.Payout): Stripe.Payout {
  if (payout.status !== 'in_transit') throw invalidRequest(`This payout is ${payout.status}.`)
  const paid = store.change(payout, {status: 'paid', trace_id: {status: 'unsupported', value: null}})
  events.record('payout.paid', paid)
  return paid
}

/** The bank sends the money back, which later payouts contain again. @throws {StripeError} when it has failed already */
export function failPayout(account: Account, payout: Stripe.Payout): Stripe.Payout {
  if (payout.status === 'failed') throw invalidRequest('This payout has failed already.')
  const {store, events} = account
  const returned = addBalanceTransaction(account, {
    type: 'payout_failure',
    amount: payout.amount,
    fee: 0,
    feeDescription: '',
    currency: payout.currency,
    source: payout.id,
    description: 'PAYOUT FAILURE',
    reportingCategory: 'payout_reversal',
  })
  const failed = store.change(payout, {
    status: 'failed',
    failure_balance_transaction: returned.id,
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed',
  })
  events.record('payout.failed', failed)
  return failed
}

/** @throws {StripeError} when there is none */
export function requirePayout(account: Account, id: string, status: 400 | 404 = 404): Stripe.Payout {
  const payout = account.store.get('payout', id)
  if (!payout) throw noSuch('payout', id, 'payout', status)
  return payout
}
