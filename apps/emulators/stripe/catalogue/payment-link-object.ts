import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

export interface SessionItem {
  id: string
  price: string
  quantity: number
  /** It is set when the buyer may change the quantity. */
  adjustable: {minimum: number; maximum: number} | null
}

/** The API does not show these. */
export interface HiddenLink {
  items: SessionItem[]
  /** This is the last part of the link's URL. */
  slug: string
}

interface NewLink {
  afterCompletion: Stripe.PaymentLink.AfterCompletion
  allowPromotionCodes: boolean
  metadata: Record<string, string>
  items: SessionItem[]
  slug: string
}

export function addPaymentLink(account: Account, link: NewLink): Stripe.PaymentLink {
  const created = account.clock.seconds()
  const {items, slug} = link
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
    currency: 'gbp',
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_creation: 'if_required',
    inactive_message: null,
    invoice_creation: null,
    livemode: false,
    managed_payments: {enabled: false},
    metadata: link.metadata,
    on_behalf_of: null,
    payment_intent_data: {
      capture_method: null,
      description: null,
      metadata: link.metadata,
      setup_future_usage: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      transfer_group: null,
    },
    payment_method_collection: 'always',
    payment_method_options: null,
    payment_method_types: null,
    phone_number_collection: {enabled: false},
    restrictions: null,
    shipping_address_collection: null,
    shipping_options: [],
    submit_type: 'auto',
    subscription_data: null,
    tax_id_collection: {enabled: false, required: 'never'},
    transfer_data: null,
    url: `${account.url}/b/${slug}`,
  } satisfies Stripe.PaymentLink
  return account.store.add(body, created, {items, slug} satisfies HiddenLink)
}

export function findLink({store}: Account, slug: string): Stripe.PaymentLink | undefined {
  const row = store.database
    .prepare("select body from objects where object = 'payment_link' and json_extract(hidden, '$.slug') = ?")
    .get(slug)
  return row && (JSON.parse(String(row.body)) as Stripe.PaymentLink)
}
