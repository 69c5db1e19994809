import {Hono} from 'hono'
import * as z from 'zod'
import {invalidRequest} from '../api/stripe-error.ts'
import {requireCustomer} from '../customers/customer-object.ts'
import {saveCard} from '../billing/save-card.ts'
import {stopSubscription} from '../invoices/settle-invoice.ts'
import {testCard} from '../checkout/test-payer.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {renewSubscription} from '../billing/renew-subscription.ts'
import {requireSubscription} from '../subscriptions/subscription-object.ts'

import {bodyOf} from './json-body.ts'

/** Stripe does not have these endpoints. They are for tests. */
export function localSubscriptionRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store, portal} = account

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
    return c.json(store.transaction(() => replaceCard(account, c.req.param('id'), number)))
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

/** @throws {StripeError} when the subscription has ended already */
export function cancelNow(account: Account, id: string): void {
  const subscription = requireSubscription(account, id)
  if (subscription.status === 'canceled') throw invalidRequest('The subscription is canceled.')
  stopSubscription(account, subscription, {reason: 'cancellation_requested'})
}

/** Without a page. @throws {StripeError} for a card that cannot be saved */
export function replaceCard(account: Account, customerId: string, number: string) {
  const customer = requireCustomer(account, customerId, 404)
  const {email, name} = customer
  const means = testCard(number, new Date(account.clock.ms()))
  const saved = saveCard(account, customer, {email: email ?? '', name: name ?? '', means})
  if (saved.kind === 'declined') throw invalidRequest(saved.message)
  return saved.card
}
