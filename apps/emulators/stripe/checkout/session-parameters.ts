import type Stripe from 'stripe'
import {
  choice,
  emailAddress,
  flag,
  hash,
  integer,
  list,
  metadata,
  required,
  text,
  timestamp,
  uncovered,
  webUrl,
  type Parameter,
} from '../api/parameters.ts'
import {priceData} from '../catalogue/price-object.ts'

export const lineItem = hash({
  adjustable_quantity: uncovered,
  metadata: uncovered,
  price: uncovered,
  price_data: priceData,
  quantity: integer({min: 1, max: 999_999}),
  tax_rates: uncovered,
})

const paymentIntentData = hash({
  application_fee_amount: uncovered,
  capture_method: uncovered,
  description: text({max: 1000}),
  metadata: metadata(),
  on_behalf_of: uncovered,
  receipt_email: uncovered,
  setup_future_usage: uncovered,
  shipping: uncovered,
  statement_descriptor: uncovered,
  statement_descriptor_suffix: uncovered,
  transfer_data: uncovered,
  transfer_group: uncovered,
})

const subscriptionData = hash({
  application_fee_percent: uncovered,
  billing_cycle_anchor: uncovered,
  billing_cycle_anchor_config: uncovered,
  billing_mode: uncovered,
  default_tax_rates: uncovered,
  description: text({max: 500}),
  invoice_settings: uncovered,
  metadata: metadata(),
  on_behalf_of: uncovered,
  pending_invoice_item_interval: uncovered,
  proration_behavior: uncovered,
  transfer_data: uncovered,
  trial_end: uncovered,
  trial_period_days: uncovered,
  trial_settings: uncovered,
})

export const locales: readonly Stripe.Checkout.Session.Locale[] = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ' +
  'ru sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ')

const notCovered = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, uncovered])) as Record<Name, Parameter<undefined, false>>

export const sessionParameters = {
  allow_promotion_codes: flag(),
  cancel_url: webUrl(),
  client_reference_id: text({max: 200}),
  customer: text(),
  customer_email: emailAddress(),
  expires_at: timestamp(),
  line_items: required(list(lineItem)),
  locale: choice(...locales),
  metadata: metadata(),
  mode: required(choice('payment', 'setup', 'subscription')),
  payment_intent_data: paymentIntentData,
  subscription_data: subscriptionData,
  submit_type: choice('auto', 'book', 'donate', 'pay', 'subscribe'),
  success_url: required(webUrl()),
  ui_mode: choice('elements', 'embedded_page', 'form', 'hosted_page'),
  ...notCovered(
    'adaptive_pricing',
    'after_expiration',
    'allowed_payment_method_types',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'currency',
    'custom_fields',
    'custom_text',
    'customer_account',
    'customer_creation',
    'customer_update',
    'discounts',
    'excluded_payment_method_types',
    'integration_identifier',
    'invoice_creation',
    'managed_payments',
    'name_collection',
    'optional_items',
    'origin_context',
    'payment_method_collection',
    'payment_method_configuration',
    'payment_method_data',
    'payment_method_options',
    'permissions',
    'phone_number_collection',
    'redirect_on_completion',
    'return_url',
    'saved_payment_method_options',
    'setup_intent_data',
    'shipping_address_collection',
    'shipping_options',
    'tax_id_collection',
    'wallet_options',
  ),
}
