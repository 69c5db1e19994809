import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import {describeItems} from '../checkout/line-items.ts'
import type {HiddenSession, SessionItem} from '../checkout/hidden-session.ts'
import type {Account} from '../store/account.ts'
import {newId, randomText} from '../store/object-id.ts'

/** What belongs to a payment link and the API does not show. */
export interface HiddenLink {
  items: SessionItem[]
  payment: HiddenSession['payment']
  /** The last part of its URL. */
  slug: string
}

interface NewLink {
  afterCompletion: Stripe.PaymentLink.AfterCompletion
  allowPromotionCodes: boolean
  currency: string
  customerCreation: 'always' | 'if_required'
  metadata: Record<string, string>
  submitType: Stripe.PaymentLink.SubmitType
  inactiveMessage: string | null
  items: SessionItem[]
  payment: HiddenSession['payment']
  slug?: string
}

export function addPaymentLink(account: Account, link: NewLink): Stripe.PaymentLink {
  const created = account.clock.seconds()
  const {payment, items, slug = `test_${randomText(20)}`} = link
  const body = {
    id: newId('plink_1'),
    object: 'payment_link',
    active: true,
    after_completion: link.afterCompletion,
    allow_promotion_codes: link.allowPromotionCodes,
    application: null,
    application_fee_amount: null,
    application_fee_percent: null,
    automatic_tax: {enabled: false, liability: null},
    billing_address_collection: 'auto',
    consent_collection: null,
    currency: link.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_creation: link.customerCreation,
    inactive_message: link.inactiveMessage,
    invoice_creation: null,
    livemode: false,
    managed_payments: {enabled: false},
    metadata: link.metadata,
    on_behalf_of: null,
    payment_intent_data: {
      capture_method: null,
      description: payment.description,
      metadata: payment.metadata,
      setup_future_usage: null,
      statement_descriptor: payment.statementDescriptor,
      statement_descriptor_suffix: payment.statementDescriptorSuffix,
      transfer_group: null,
    },
    payment_method_collection: 'always',
    payment_method_options: null,
    payment_method_types: null,
    phone_number_collection: {enabled: false},
    restrictions: null,
    shipping_address_collection: null,
    shipping_options: [],
    submit_type: link.submitType,
    subscription_data: null,
    tax_id_collection: {enabled: false, required: 'never'},
    transfer_data: null,
    url: `${account.url}/b/${slug}`,
  } satisfies Stripe.PaymentLink
  return account.store.add(body, created, {items, payment, slug} satisfies HiddenLink)
}

/** The link with the last part of its URL. */
export function findLink({store}: Account, slug: string): Stripe.PaymentLink | undefined {
  const row = store.database
    .prepare("select body from objects where object = 'payment_link' and json_extract(hidden, '$.slug') = ?")
    .get(slug)
  return row && (JSON.parse(String(row.body)) as Stripe.PaymentLink)
}

/** @throws {StripeError} when there is none */
export function requireLink(account: Account, id: string): Stripe.PaymentLink {
  const link = account.store.get('payment_link', id)
  if (!link) throw noSuch('payment_link', id, 'payment_link', 404)
  return link
}

/** The list `line_items` of a link. */
export function paymentLinkItems(account: Account, {id}: Stripe.PaymentLink) {
  const {items = []} = account.store.hidden<HiddenLink>(id) ?? {}
  const data = describeItems(account, items, null)
  return {object: 'list' as const, data, has_more: false, url: `/v1/payment_links/${id}/line_items`}
}
