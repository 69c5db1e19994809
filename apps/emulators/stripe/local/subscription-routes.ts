import {Hono} from 'hono'
import * as z from 'zod'
import {invalidRequest} from '../api/stripe-error.ts'
import {requireCustomer} from '../customers/customer-object.ts'
import {saveCard} from '../customers/save-card.ts'
import {testCard} from '../payments/test-payer.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {renewSubscription} from '../subscriptions/renew-subscription.ts'
import {requireSubscription} from '../subscriptions/subscription-object.ts'

import {bodyOf} from './json-body.ts'

/** Stripe does not have these endpoints. They are for tests. */
export function localSubscriptionRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store, clock, portal} = account

  routes.post('/subscriptions/:id/renew', (c) => {
    expireDue(account)
    store.transaction(() => renewNow(account, c.req.param('id')))
    return c.json(requireSubscription(account, c.req.param('id')))
  })
  routes.post('/customers/:id/card', async (c) => {
    const {card: number} = await bodyOf(
      c,
      z.strictObject({card: z.string().max(30).default('4242424242424242')}),
    )
    expireDue(account)
    const saved = store.transaction(() => {
      const customer = requireCustomer(account, c.req.param('id'), 404)
      const {email, name} = customer
      const means = testCard(number, new Date(clock.ms()))
      return saveCard(account, customer, {email: email ?? '', name: name ?? '', means})
    })
    if (saved.kind === 'declined') throw invalidRequest(saved.message)
    return c.json(saved.card)
  })
  routes.post('/portal/configuration', async (c) => {
    const {exists} = await bodyOf(c, z.strictObject({exists: z.boolean()}))
    portal.isConfigured = exists
    return c.json({exists})
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
