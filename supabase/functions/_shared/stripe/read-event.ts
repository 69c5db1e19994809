import * as z from 'zod'
import type {DisputeStatus, EventContent, PaymentEvent} from '../payment-reports.ts'
import {checkout, completedCheckout} from './checkout-report.ts'
import {payout} from './payout.ts'
import {refund} from './refund.ts'
import {id, instant, pence, reference, text} from './shapes.ts'

const session = z.object({
  mode: z.enum(['payment', 'setup', 'subscription']),
  subscription: reference.nullish(),
})
const charge = z.object({payment_intent: reference.nullish(), amount_refunded: pence})
const dispute = z.object({id, payment_intent: reference.nullish(), amount: pence, status: z.string()})
const invoice = z.object({
  parent: z.object({subscription_details: z.object({subscription: reference}).nullish()}).nullish(),
})
const promotionCode = z.object({id, times_redeemed: z.int().min(0).max(2_147_483_647), active: z.boolean()})
const named = z.object({id})

/** A status that is not known needs an answer for all anybody knows. */
const closed = new Map<string, DisputeStatus>([
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
])

type Reader = (object: unknown, previous?: Record<string, unknown>) => EventContent

function readSession(type: 'completed' | 'expired' | 'async_payment_failed', object: unknown): EventContent {
  const {mode, subscription} = session.parse(object)
  if (mode === 'subscription')
    return type === 'expired'
      ? {kind: 'subscription_expired', ...checkout.parse(object)}
      : {kind: 'subscription_begun', subscriptionId: subscription ?? null, ...checkout.parse(object)}
  if (type === 'completed') return completedCheckout.parse(object)
  return {kind: type === 'expired' ? 'payment_expired' : 'payment_failed', ...checkout.parse(object)}
}

const readCharge: Reader = (object) => {
  const {payment_intent: paidWith, amount_refunded} = charge.parse(object)
  return {kind: 'refunded_in_all', paidWith: paidWith ?? null, pence: amount_refunded}
}

const readRefund: Reader = (object) => ({kind: 'refund', ...refund.parse(object)})

const readDispute: Reader = (object) => {
  const {id: disputeId, payment_intent: paidWith, amount, status} = dispute.parse(object)
  return {
    kind: 'dispute',
    disputeId,
    paidWith: paidWith ?? null,
    pence: amount,
    status: closed.get(status) ?? 'open',
  }
}

const readSubscription: Reader = (object) => ({
  kind: 'subscription_changed',
  subscriptionId: named.parse(object).id,
})

const readInvoice: Reader = (object) => ({
  kind: 'subscription_changed',
  subscriptionId: invoice.parse(object).parent?.subscription_details?.subscription ?? null,
})

const readCustomer: Reader = (object, previous) => ({
  kind: 'payer_changed',
  payerId: named.parse(object).id,
  hasNewCard: previous?.invoice_settings !== undefined,
})

const readPromotionCode: Reader = (object) => {
  const {id: codeId, times_redeemed: times, active: isActive} = promotionCode.parse(object)
  return {kind: 'discount_code', codeId, isRedeemed: times > 0, isActive}
}

const readPayout: Reader = (object) => ({kind: 'payout', ...payout.parse(object)})

const readers: Record<string, Reader> = {
  'checkout.session.completed': (object) => readSession('completed', object),
  'checkout.session.async_payment_succeeded': (object) => readSession('completed', object),
  'checkout.session.expired': (object) => readSession('expired', object),
  'checkout.session.async_payment_failed': (object) => readSession('async_payment_failed', object),
  'charge.refunded': readCharge,
  'refund.created': readRefund,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
  'charge.refund.updated': readRefund,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
  'charge.dispute.funds_withdrawn': readDispute,
  'charge.dispute.funds_reinstated': readDispute,
  'customer.updated': readCustomer,
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
  'invoice.paid': readInvoice,
  'invoice.payment_failed': readInvoice,
  'invoice.payment_action_required': readInvoice,
  'promotion_code.updated': readPromotionCode,
  'payout.created': readPayout,
  'payout.updated': readPayout,
  'payout.paid': readPayout,
  'payout.failed': readPayout,
  'payout.canceled': readPayout,
  'payout.reconciliation_completed': readPayout,
}

const envelope = z.object({
  id,
  object: z.literal('event'),
  type: text.pipe(z.string().min(1)),
  created: instant,
  data: z.object({
    object: z.looseObject({}),
    previous_attributes: z.record(z.string(), z.unknown()).optional(),
  }),
})

/**
 * Other types may contain anything, because nothing of them is used.
 *
 * @throws {z.ZodError} when it is no event, or one of another shape than its type has
 */
export function readEvent(body: unknown): PaymentEvent {
  const {id: eventId, type, created, data} = envelope.parse(body)
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined
  const content = read ? read(data.object, data.previous_attributes) : ({kind: 'other'} as const)
  return {id: eventId, reportedAs: type, at: created, ...content}
}
