import type Stripe from 'stripe'
import {mergeMetadata, type ReadParameters} from '../api/parameters.ts'
import {invalidRequest, noSuch, notCovered} from '../api/stripe-error.ts'
import {addInlinePrice} from '../catalogue/price-object.ts'
import {requireCardOf} from '../customers/customer-cards.ts'
import {isChargeable} from '../money.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {updateSubscription} from './subscription-changes.ts'
import {intervalOf, itemOf, itemsWith, planOf} from './subscription-object.ts'
import type {cancellationDetails, subscriptionChanges} from './subscription-parameters.ts'

type Changes = ReadParameters<typeof subscriptionChanges>

/** @throws {StripeError} where Stripe refuses the changes */
export function changeSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  changes: Changes,
): Stripe.Subscription {
  if (subscription.status === 'canceled') requireAllowedAfterEnd(changes)
  const {description, metadata, pause_collection: pause, default_payment_method: card} = changes
  if (changes.proration_behavior !== undefined && changes.proration_behavior !== 'none') {
    throw notCovered('proration_behavior')
  }
  if (card !== undefined) {
    requireCardOf(account, idOf(subscription.customer), card, 'default_payment_method')
  }
  return updateSubscription(account, subscription, {
    ...(description !== undefined && {description: description || null}),
    ...(metadata !== undefined && {metadata: mergeMetadata(subscription.metadata, metadata)}),
    ...(card !== undefined && {default_payment_method: card}),
    ...(pause !== undefined && {pause_collection: pausedBy(account, pause)}),
    ...(changes.items && {items: itemsBy(account, subscription, changes)}),
    ...cancellationBy(account, subscription, changes),
  })
}

function requireAllowedAfterEnd(changes: Changes): void {
  const allowed = ['cancellation_details', 'metadata']
  const refused = Object.entries(changes).some(
    ([name, value]) => value !== undefined && !allowed.includes(name),
  )
  if (!refused) return
  throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {
    code: 'invalid_canceled_subscription_fields',
  })
}

function pausedBy(
  {clock}: Account,
  pause: NonNullable<Changes['pause_collection']>,
): Stripe.Subscription.PauseCollection | null {
  if (pause === '') return null
  const {behavior, resumes_at: resumesAt} = pause
  if (behavior !== 'void') throw notCovered('pause_collection[behavior]')
  if (resumesAt !== undefined && resumesAt <= clock.seconds()) {
    throw invalidRequest('`resumes_at` must be a timestamp in the future.', {
      param: 'pause_collection[resumes_at]',
    })
  }
  return {behavior, resumes_at: resumesAt ?? null}
}

/** The new price is that of the next invoice. */
function itemsBy(account: Account, subscription: Stripe.Subscription, changes: Changes) {
  const {items = [], proration_behavior: proration} = changes
  if (proration !== 'none') throw notCovered('proration_behavior')
  const present = itemOf(subscription)
  const [item, further] = items
  if (!item?.id || further) throw notCovered('items[0]')
  if (item.id !== present.id) throw noSuch('subscription item', item.id, 'items[0][id]', 400)
  const {price_data: data} = item
  if (!data) return subscription.items
  const name = 'items[0][price_data]'
  const price = addInlinePrice(account, data, name)
  if (price.currency !== subscription.currency) {
    throw invalidRequest(
      `The price specified is in \`${price.currency}\`, but the subscription is in \`${subscription.currency}\`.`,
      {param: `${name}[currency]`},
    )
  }
  if (intervalOf(price) !== intervalOf(present.price)) throw notCovered(`${name}[recurring][interval]`)
  if (!price.unit_amount || !isChargeable(price.unit_amount, price.currency)) {
    throw notCovered(`${name}[unit_amount]`)
  }
  return itemsWith(subscription, {price, plan: planOf(price)})
}

function cancellationBy(
  {clock}: Account,
  subscription: Stripe.Subscription,
  {cancel_at_period_end: isEnding, cancellation_details: given}: Changes,
): Partial<Stripe.Subscription> {
  const {current_period_end: end} = itemOf(subscription)
  const before = subscription.cancellation_details
  const reason =
    isEnding === undefined ? (before?.reason ?? null) : isEnding ? 'cancellation_requested' : null
  const details = {
    comment: before?.comment ?? null,
    feedback: before?.feedback ?? null,
    feedback_option: null,
    ...givenDetails(given),
    reason,
  }
  return {
    cancellation_details: details,
    ...(isEnding !== undefined && {
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? end : null,
      canceled_at: isEnding ? (subscription.canceled_at ?? clock.seconds()) : null,
    }),
  }
}

export const givenDetails = ({
  comment,
  feedback,
}: Partial<ReturnType<typeof cancellationDetails.read>> = {}) => ({
  ...(comment !== undefined && {comment: comment || null}),
  ...(feedback !== undefined && {feedback: feedback || null}),
})
