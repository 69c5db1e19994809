import {Hono} from 'hono'
import {invalidRequest} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {renewSubscription} from '../subscriptions/renew-subscription.ts'
import {requireSubscription} from '../subscriptions/subscription-object.ts'

/** Stripe does not have these endpoints. They are for tests. */
export function localSubscriptionRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store} = account

  routes.post('/subscriptions/:id/renew', (c) => {
    expireDue(account)
    store.transaction(() => renewNow(account, c.req.param('id')))
    return c.json(requireSubscription(account, c.req.param('id')))
  })
  return routes
}

/** As if the period had ended. @throws {StripeError} when the subscription has ended already */
export function renewNow(account: Account, id: string): void {
  const subscription = requireSubscription(account, id)
  if (subscription.status !== 'active' && subscription.status !== 'past_due') {
    throw invalidRequest(`The subscription is ${subscription.status}.`)
  }
  renewSubscription(account, subscription, {isCollectedNow: true})
}
