import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId, randomText} from '../store/object-id.ts'
import {billingDetails, type Payer} from './payment-method-object.ts'
import {idOf} from './payment-intent-object.ts'
import {declineMessage, type CardOutcome} from './test-cards.ts'

interface NewCharge {
  intent: Stripe.PaymentIntent
  payer: Payer
  paymentMethod: string
  status: 'succeeded' | 'failed' | 'pending'
  /** True when the buyer has confirmed the payment to the bank. */
  isAuthenticated?: boolean
  decline?: Pick<Extract<CardOutcome, {kind: 'declined'}>, 'code' | 'declineCode'>
}

export function addCharge(account: Account, charge: NewCharge): Stripe.Charge {
  const {intent, payer, status, decline} = charge
  const created = account.clock.seconds()
  const isPaid = status === 'succeeded'
  return account.store.add(
    {
      id: newId('ch_3'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: status === 'failed' ? 0 : intent.amount,
      amount_refunded: 0,
      application: null,
      application_fee: null,
      application_fee_amount: null,
      balance_transaction: null,
      billing_details: billingDetails(payer),
      calculated_statement_descriptor: 'LOCAL STRIPE',
      captured: status !== 'failed',
      created,
      currency: intent.currency,
      customer: idOf(intent.customer),
      description: intent.description,
      disputed: false,
      failure_balance_transaction: null,
      failure_code: decline?.code ?? null,
      failure_message: decline ? declineMessage(decline.code, decline.declineCode) : null,
      fraud_details: {},
      livemode: false,
      metadata: intent.metadata,
      on_behalf_of: null,
      outcome: outcomeOf(decline),
      paid: isPaid || status === 'pending',
      payment_intent: intent.id,
      payment_method: charge.paymentMethod,
      payment_method_details: methodDetails(intent, charge),
      radar_options: {},
      receipt_email: intent.receipt_email,
      receipt_number: null,
      receipt_url: null,
      refunded: false,
      review: null,
      shipping: null,
      source: null,
      source_transfer: null,
      statement_descriptor: intent.statement_descriptor,
      statement_descriptor_suffix: intent.statement_descriptor_suffix,
      status,
      transfer_data: null,
      transfer_group: null,
    } satisfies Stripe.Charge,
    created,
  )
}

function outcomeOf(decline: NewCharge['decline']): Stripe.Charge.Outcome {
  const risk = {advice_code: null, network_advice_code: null, risk_level: 'normal', risk_score: 20}
  if (!decline) {
    return {
      ...risk,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  }
  return {
    ...risk,
    network_decline_code: '01',
    network_status: 'declined_by_network',
    reason: decline.declineCode ?? decline.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

function methodDetails(
  {amount}: Stripe.PaymentIntent,
  {payer: {means}, isAuthenticated = false}: NewCharge,
): Stripe.Charge.PaymentMethodDetails {
  if (means.kind === 'bacs_debit') {
    return {
      type: 'bacs_debit',
      bacs_debit: {fingerprint: null, last4: '2345', mandate: null, sort_code: '108800'},
    }
  }
  const {card, details} = means
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: randomText(6, '0123456789'),
      brand: card.brand,
      checks: {address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass'},
      country: 'GB',
      electronic_commerce_indicator: isAuthenticated ? '05' : null,
      exp_month: details.month,
      exp_year: details.year,
      extended_authorization: {status: 'disabled'},
      funding: 'credit',
      incremental_authorization: {status: 'unavailable'},
      installments: null,
      last4: details.number.slice(-4),
      mandate: null,
      multicapture: {status: 'unavailable'},
      network: card.brand,
      network_token: {used: false},
      network_transaction_id: randomText(15, '0123456789'),
      overcapture: {maximum_amount_capturable: amount, status: 'unavailable'},
      regulated_status: 'unregulated',
      three_d_secure: isAuthenticated ? authenticated() : null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}

const authenticated = () => ({
  authentication_flow: 'challenge' as const,
  electronic_commerce_indicator: '05' as const,
  exemption_indicator: null,
  result: 'authenticated' as const,
  result_reason: null,
  transaction_id: randomText(36),
  version: '2.2.0' as const,
})

/** @throws {StripeError} when there is none */
export function requireCharge(account: Account, id: string, status: 400 | 404 = 400): Stripe.Charge {
  const charge = account.store.get('charge', id)
  if (!charge) throw noSuch('charge', id, 'charge', status)
  return charge
}
