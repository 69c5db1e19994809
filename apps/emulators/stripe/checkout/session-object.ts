import type Stripe from 'stripe'
import type {AppliedDiscount} from '../discounts/redemption.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import type {HiddenSession} from './hidden-session.ts'
import {priceItems, totalsOf} from './line-items.ts'

interface NewSession {
  allowPromotionCodes: boolean | null
  cancelUrl: string | null
  clientReferenceId: string | null
  currency: string
  customer: Stripe.Customer | null
  customerEmail: string | null
  expiresAt: number
  locale: Stripe.Checkout.Session.Locale | null
  metadata: Record<string, string>
  mode: 'payment' | 'subscription'
  paymentLink: string | null
  submitType: Stripe.Checkout.Session.SubmitType | null
  successUrl: string | null
}

const nobody = {city: null, country: null, line1: null, line2: null, postal_code: null, state: null}

export const customerDetails = (email: string | null, name: string | null = null) =>
  ({
    address: nobody,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }) satisfies Stripe.Checkout.Session.CustomerDetails

export function addSession(
  account: Account,
  session: NewSession,
  hidden: HiddenSession,
): Stripe.Checkout.Session {
  const created = account.clock.seconds()
  const id = newId('cs_test_a1')
  const isSubscription = session.mode === 'subscription'
  const known = session.customer?.email ?? session.customerEmail
  const body = {
    id,
    object: 'checkout.session',
    adaptive_pricing: {enabled: false},
    after_expiration: null,
    allow_promotion_codes: session.allowPromotionCodes,
    allowed_payment_method_types: null,
    ...amountsOf(account, hidden),
    automatic_tax: {enabled: false, liability: null, provider: null, status: null},
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer?.id ?? null,
    customer_account: null,
    customer_creation: session.customer ? null : isSubscription ? 'always' : 'if_required',
    customer_details: known === null ? null : customerDetails(known),
    customer_email: session.customerEmail,
    discounts: discountsOf(hidden.discount),
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: {enabled: false},
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: session.paymentLink,
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {card: {request_three_d_secure: 'automatic'}},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: {enabled: false},
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: session.submitType,
    subscription: null,
    success_url: session.successUrl,
    ui_mode: 'hosted_page',
    url: `${account.url}/c/pay/${id}`,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session
  return account.store.add(body, created, hidden)
}

export function amountsOf(account: Account, {items, discount}: HiddenSession) {
  const totals = totalsOf(priceItems(account, items, discount))
  return {
    amount_subtotal: totals.subtotal,
    amount_total: totals.total,
    total_details: {amount_discount: totals.discount, amount_shipping: 0, amount_tax: 0},
  } satisfies Partial<Stripe.Checkout.Session>
}

export const discountsOf = (discount: AppliedDiscount | null): Stripe.Checkout.Session.Discount[] =>
  discount
    ? [
        {
          coupon: null,
          promotion_code: discount.promotionCode,
        },
      ]
    : []

/** @throws {Error} when a session has no items, which cannot happen */
export const requireHidden = ({store}: Account, {id}: Stripe.Checkout.Session): HiddenSession => {
  const hidden = store.hidden<HiddenSession>(id)
  if (!hidden) throw new Error(`The session ${id} has no items`)
  return hidden
}

/** Undefined until somebody has tried to pay. */
export function intentOf({store}: Account, {id, payment_intent: shown}: Stripe.Checkout.Session) {
  const intent = idOf(shown) ?? store.hidden<HiddenSession>(id)?.subscription?.intent
  return intent ? store.get('payment_intent', intent) : undefined
}

/** The buyer cannot change it. */
export const fixedEmail = (session: Stripe.Checkout.Session): string | null =>
  session.customer_email ?? (session.customer === null ? null : (session.customer_details?.email ?? null))
