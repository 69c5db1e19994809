import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import type {Period} from '../catalogue/billing-period.ts'
import {intervalOf, itemOf} from '../subscriptions/subscription-object.ts'
import {inWords} from '../money.ts'

interface NewInvoice {
  customer: Stripe.Customer
  subscription: Stripe.Subscription
  reason: 'subscription_create' | 'subscription_cycle' | 'upcoming'
  /** What is paid for. */
  period: Period
  /** What has passed since the invoice before. */
  passed: Period
  /** Without it, time does not finalize the invoice. */
  finalizesAt: number | null
}

/** It is a draft, which `finalizeInvoice` makes payable. */
export function draftInvoice(account: Account, invoice: NewInvoice) {
  const {customer, subscription} = invoice
  const id = newId('in_1')
  const created = account.clock.seconds()
  const {price, quantity = 1} = itemOf(subscription)
  const total = (price.unit_amount ?? 0) * quantity
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Local Stripe',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: invoice.finalizesAt !== null,
    automatic_tax: {disabled_reason: null, enabled: false, liability: null, provider: null, status: null},
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: {type: 'self'},
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: [lineOf(account, id, invoice)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {metadata: subscription.metadata, subscription: subscription.id},
      type: 'subscription_details',
    },
    payment_settings: {default_mandate: null, payment_method_options: null, payment_method_types: ['card']},
    period_end: invoice.passed.end,
    period_start: invoice.passed.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null},
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  } satisfies Stripe.Invoice
}

function lineOf(account: Account, invoice: string, {subscription, period}: NewInvoice) {
  const {id: item, price, quantity = 1} = itemOf(subscription)
  const product = typeof price.product === 'string' ? price.product : price.product.id
  const name = account.store.get('product', product)?.name ?? ''
  const amount = price.unit_amount ?? 0
  return {
    id: newId('il_1'),
    object: 'line_item',
    amount: amount * quantity,
    currency: price.currency,
    description: `${quantity} × ${name} (at ${inWords(amount, price.currency)} / ${intervalOf(price)})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: {credited_items: null},
        subscription: subscription.id,
        subscription_item: item,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: {price: price.id, product},
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    // The official client converts this text to a `Decimal`.
    quantity_decimal: String(quantity) as unknown as Stripe.Decimal,
    subscription: subscription.id,
    subtotal: amount * quantity,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem
}

export const subscriptionIdOf = ({parent}: Stripe.Invoice): string | null => {
  const subscription = parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : null
}

/** @throws {StripeError} when there is none */
export function requireInvoice(account: Account, id: string, status: 400 | 404 = 404): Stripe.Invoice {
  const invoice = account.store.get('invoice', id)
  if (!invoice) throw noSuch('invoice', id, status === 404 ? 'id' : 'invoice', status)
  return invoice
}
