import type Stripe from 'stripe'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import {addBalanceTransaction, DISPUTE_FEE} from './balance-transaction-object.ts'
import {idOf} from './payment-intent-object.ts'

const DAY = 24 * 60 * 60

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** The account also pays a fee. @throws {StripeError} when nothing is left of the charge */
export function openDispute(account: Account, charge: Stripe.Charge): Stripe.Dispute {
  const {store, events} = account
  const amount = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded' || charge.disputed || amount === 0) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`)
  }
  const created = account.clock.seconds()
  const id = newId('du_1')
  const withdrawal = addBalanceTransaction(account, {
    type: 'adjustment',
    amount: -amount,
    fee: DISPUTE_FEE,
    feeDescription: 'Dispute fee',
    currency: charge.currency,
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
    reportingCategory: 'dispute',
  })
  const dispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + 9 * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      type: 'card',
      card: {
        brand: charge.payment_method_details?.card?.brand ?? 'visa',
        case_type: 'chargeback',
        network: charge.payment_method_details?.card?.network ?? 'visa',
        network_reason_code: '10.4',
      },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Stripe.Dispute
  const opened = store.add({...dispute, balance_transactions: [withdrawal]}, created)
  store.change(charge, {disputed: true})
  events.record('charge.dispute.created', opened)
  events.record('charge.dispute.funds_withdrawn', opened)
  return opened
}

/** The bank never returns the fee. @throws {StripeError} when the dispute has ended already */
export function closeDispute(
  account: Account,
  dispute: Stripe.Dispute,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const {store, events} = account
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest(`This dispute is already closed.`)
  }
  const previous = {status: dispute.status}
  const reinstatement =
    status === 'won'
      ? [
          addBalanceTransaction(account, {
            type: 'adjustment',
            amount: dispute.amount,
            fee: 0,
            feeDescription: '',
            currency: dispute.currency,
            source: dispute.id,
            description: `Chargeback reversal for ${idOf(dispute.charge)}`,
            reportingCategory: 'dispute_reversal',
          }),
        ]
      : []
  const closed = store.change(dispute, {
    status,
    balance_transactions: [...dispute.balance_transactions, ...reinstatement],
  })
  events.record('charge.dispute.closed', closed, previous)
  if (status === 'won') events.record('charge.dispute.funds_reinstated', closed)
  return closed
}

/** @throws {StripeError} when there is none */
export function requireDispute(account: Account, id: string): Stripe.Dispute {
  const dispute = account.store.get('dispute', id)
  if (!dispute) throw noSuch('dispute', id, 'dispute', 404)
  return dispute
}
