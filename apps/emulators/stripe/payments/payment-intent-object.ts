import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId, randomText} from '../store/object-id.ts'

interface NewIntent {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  metadata: Record<string, string>
  methodTypes: string[]
  /** The card is kept for later payments without its holder. */
  isSavingCard: boolean
}

export function addPaymentIntent(account: Account, payment: NewIntent): Stripe.PaymentIntent {
  const id = newId('pi_3')
  const created = account.clock.seconds()
  const intent = account.store.add(
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount: payment.amount,
      amount_capturable: 0,
      amount_details: {tip: {}},
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${id}_secret_${randomText(25)}`,
      confirmation_method: 'automatic',
      created,
      currency: payment.currency,
      customer: payment.customer,
      customer_account: null,
      description: payment.description,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: {enabled: false},
      metadata: payment.metadata,
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {
        card: {
          installments: null,
          mandate_options: null,
          network: null,
          request_three_d_secure: 'automatic',
        },
      },
      payment_method_types: payment.methodTypes,
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: payment.isSavingCard ? 'off_session' : null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_data: null,
      transfer_group: null,
    } satisfies Stripe.PaymentIntent,
    created,
  )
  account.events.record('payment_intent.created', intent)
  return intent
}

/** @throws {StripeError} when there is none */
export function requirePaymentIntent(account: Account, id: string) {
  const intent = account.store.get('payment_intent', id)
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent', 400)
  return intent
}

/** The property may be expanded. */
export const idOf = (value: string | {id: string} | null): string | null =>
  typeof value === 'string' || value === null ? value : value.id
