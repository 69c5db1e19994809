import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import {periodAfter, type Interval, type Period} from '../catalogue/billing-period.ts'
import {setNextBilling} from './subscription-changes.ts'

interface NewSubscription {
  customer: string
  price: Stripe.Price
  quantity: number
  paymentMethod: string
  description: string | null
  metadata: Record<string, string>
}

/** It is incomplete until its first invoice is paid. */
export function addSubscription(account: Account, subscription: NewSubscription): Stripe.Subscription {
  const {price, quantity} = subscription
  const created = account.clock.seconds()
  const id = newId('sub_1')
  const body = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {disabled_reason: null, enabled: false, liability: null},
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: {flexible: {proration_discounts: 'included'}, type: 'flexible'},
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: {comment: null, feedback: null, feedback_option: null, reason: null},
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: {type: 'self'},
    },
    items: {
      object: 'list',
      data: [itemWith(id, price, quantity, created)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: {enabled: false},
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {end_behavior: {billing_cycle_anchor: null, missing_payment_method: 'create_invoice'}},
    trial_start: null,
  } satisfies Stripe.Subscription
  const added = account.store.add<Stripe.Subscription>(body, created)
  setNextBilling(account, added)
  return added
}

function itemWith(subscription: string, price: Stripe.Price, quantity: number, anchor: number) {
  const {start, end} = periodAfter(anchor, anchor, intervalOf(price))
  return {
    id: newId('si_'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: anchor,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem
}

/** The older form of a recurring price. */
export const planOf = (price: Stripe.Price) =>
  ({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: intervalOf(price),
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan

export const intervalOf = ({recurring}: Stripe.Price): Interval =>
  recurring?.interval === 'year' ? 'year' : 'month'

/** Every subscription here has one item. @throws {Error} when it has none, which cannot happen */
export function itemOf({id, items}: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`The subscription ${id} has no item`)
  return item
}

export const itemsWith = (
  subscription: Stripe.Subscription,
  changes: Partial<Stripe.SubscriptionItem>,
): Stripe.Subscription['items'] => ({
  ...subscription.items,
  data: [{...itemOf(subscription), ...changes}],
})

/** The period that follows the present one. */
export function nextPeriod(subscription: Stripe.Subscription): Period {
  const {current_period_end: start, price} = itemOf(subscription)
  return periodAfter(subscription.billing_cycle_anchor, start, intervalOf(price))
}

/** @throws {StripeError} when there is none */
export function requireSubscription(
  account: Account,
  id: string,
  status: 400 | 404 = 404,
): Stripe.Subscription {
  const subscription = account.store.get('subscription', id)
  if (!subscription) throw noSuch('subscription', id, status === 404 ? 'id' : 'subscription', status)
  return subscription
}

export const liveSubscriptions = ({store}: Account, {id}: Stripe.Customer): Stripe.Subscription[] =>
  store.list<Stripe.Subscription>({
    type: 'subscription',
    filters: {'$.customer': id},
    except: {'$.status': 'canceled'},
    limit: 100,
  })?.data ?? []
