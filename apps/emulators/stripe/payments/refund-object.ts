import type Stripe from 'stripe'
import {invalidRequest} from '../api/stripe-error.ts'
import {inWords} from '../money.ts'
import type {Account} from '../store/account.ts'
import {newId, randomText} from '../store/object-id.ts'
import {addBalanceTransaction} from './balance-transaction-object.ts'
import {idOf} from './payment-intent-object.ts'

interface NewRefund {
  charge: Stripe.Charge
  /** Without it, the rest of the charge is refunded. */
  amount?: number | undefined
  reason?: Stripe.Refund.Reason | undefined
  metadata?: Record<string, string>
}

/** @throws {StripeError} for more than the rest of the charge, or when it is disputed */
export function refundCharge(
  account: Account,
  {charge, amount, reason, metadata = {}}: NewRefund,
): Stripe.Refund {
  const {store, events} = account
  const rest = requireRefundable(charge, amount)
  const paidBack = amount ?? rest
  const created = account.clock.seconds()
  const id = newId('re_3')
  const balance = addBalanceTransaction(account, {
    type: 'refund',
    amount: -paidBack,
    fee: 0,
    feeDescription: '',
    currency: charge.currency,
    source: id,
    description: `REFUND FOR CHARGE${charge.description === null ? '' : ` (${charge.description})`}`,
    reportingCategory: 'refund',
  })
  const refund = store.add(
    {
      id,
      object: 'refund',
      amount: paidBack,
      balance_transaction: balance.id,
      charge: charge.id,
      created,
      currency: charge.currency,
      customer: idOf(charge.customer),
      customer_account: null,
      destination_details: {
        type: 'card',
        card: {reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund'},
      },
      metadata,
      payment_intent: idOf(charge.payment_intent),
      payment_method: charge.payment_method,
      reason: reason ?? null,
      receipt_number: null,
      source_transfer_reversal: null,
      status: 'succeeded',
      transfer_reversal: null,
    } satisfies Stripe.Refund,
    created,
  )
  events.record('refund.created', refund)

  const amountRefunded = charge.amount_refunded + paidBack
  const changed = store.change(charge, {
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  })
  events.record('charge.refunded', changed, {
    amount_refunded: charge.amount_refunded,
    ...(changed.refunded && {refunded: false}),
  })
  return addReference(account, refund)
}

/** The bank's number for a refund arrives later than the refund. */
function addReference({store, events}: Account, refund: Stripe.Refund): Stripe.Refund {
  const before = refund.destination_details
  const changed = store.change(refund, {
    destination_details: {
      type: 'card',
      card: {
        reference: randomText(23, '0123456789'),
        reference_status: 'available',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
    },
  })
  const previous = before ? {destination_details: before} : {}
  events.record('refund.updated', changed, previous)
  events.record('charge.refund.updated', changed, previous)
  return changed
}

/** The bank returns the money days after the refund. @throws {StripeError} when the refund has already failed */
export function failRefund(account: Account, refund: Stripe.Refund): Stripe.Refund {
  const {store, events} = account
  const charge = store.get('charge', idOf(refund.charge) ?? '')
  if (refund.status !== 'succeeded' || !charge) throw invalidRequest('Only a succeeded refund can fail.')
  const balance = addBalanceTransaction(account, {
    type: 'refund_failure',
    amount: refund.amount,
    fee: 0,
    feeDescription: '',
    currency: refund.currency,
    source: refund.id,
    description: `REFUND FAILURE FOR CHARGE ${charge.id}`,
    reportingCategory: 'refund_failure',
  })
  const failed = store.change(refund, {
    status: 'failed',
    failure_balance_transaction: balance.id,
    failure_reason: 'expired_or_canceled_card',
  })
  store.change(charge, {amount_refunded: charge.amount_refunded - refund.amount, refunded: false})
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'] as const) {
    events.record(type, failed, {status: refund.status})
  }
  return failed
}

/** Returns the amount to refund. */
function requireRefundable(charge: Stripe.Charge, amount: number | undefined): number {
  if (charge.status !== 'succeeded') {
    throw invalidRequest(`Charge ${charge.id} is not succeeded; cannot issue a refund.`, {
      code: 'charge_not_refundable',
    })
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  const rest = charge.amount - charge.amount_refunded
  if (rest === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {code: 'charge_already_refunded'})
  }
  if (amount !== undefined && amount > rest) {
    const limit = charge.amount_refunded === 0 ? 'charge amount' : 'unrefunded amount on charge'
    throw invalidRequest(
      `Refund amount (${inWords(amount, charge.currency)}) is greater than ${limit} (${inWords(rest, charge.currency)})`,
      {param: 'amount'},
    )
  }
  return rest
}

export function refundsOf({store}: Account, {id}: Stripe.Charge) {
  const found = store.list<Stripe.Refund>({type: 'refund', filters: {'$.charge': id}, limit: 10})
  return {object: 'list' as const, data: [], has_more: false, ...found, url: `/v1/charges/${id}/refunds`}
}
