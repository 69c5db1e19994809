import {Hono} from 'hono'
import type Stripe from 'stripe'
import * as z from 'zod'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import {changeOrder} from '../checkout/change-order.ts'
import type {HiddenSession} from '../checkout/hidden-session.ts'
import {priceItems} from '../checkout/line-items.ts'
import {authenticateSession, paySession} from '../checkout/pay-session.ts'
import {settleSession} from '../checkout/settle-session.ts'
import {payerWith} from '../checkout/test-payer.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {bodyOf} from './json-body.ts'

const payment = z.strictObject({
  card: z.string().max(30).default('4242424242424242'),
  method: z.enum(['card', 'bacs_debit']).default('card'),
  email: z.email().optional(),
  name: z.string().max(200).default('Test Buyer'),
  promotionCode: z.string().max(100).optional(),
  /** The keys are ids of products. */
  quantities: z.record(z.string(), z.int().min(0)).default({}),
})

export function localCheckoutRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store, clock} = account
  const openSession = (id: string) => {
    expireDue(account)
    const session = store.get('checkout.session', id)
    if (!session) throw noSuch('checkout.session', id, 'session', 404)
    return session
  }
  routes.post('/checkout/:id/pay', async (c) => {
    const {promotionCode, quantities, ...given} = await bodyOf(c, payment)
    const result = store.transaction(() => {
      const session = openSession(c.req.param('id'))
      if (session.status !== 'open') throw invalidRequest(`The session is ${session.status}.`)
      const changed = changeOrder(account, session, {
        code: promotionCode,
        quantities: quantitiesByItem(account, session, quantities),
      })
      if (changed.fault) throw invalidRequest(`The order cannot be changed: ${changed.fault}`)
      const paid = paySession(account, changed.session, payerWith(given, session, new Date(clock.ms())))
      if (paid.kind === 'refused') throw invalidRequest(`The order cannot be paid: ${paid.fault}`)
      return paid
    })
    return c.json(result)
  })
  const outcome = z.strictObject({outcome: z.enum(['succeeds', 'fails'])})
  routes.post('/checkout/:id/authenticate', async (c) => {
    const succeeds = (await bodyOf(c, outcome)).outcome === 'succeeds'
    const result = store.transaction(() =>
      authenticateSession(account, openSession(c.req.param('id')), succeeds),
    )
    if (!result) throw invalidRequest('Nothing waits for a confirmation.')
    return c.json(result)
  })
  routes.post('/checkout/:id/settle', async (c) => {
    const succeeds = (await bodyOf(c, outcome)).outcome === 'succeeds'
    const result = store.transaction(() => settleSession(account, openSession(c.req.param('id')), succeeds))
    if (!result) throw invalidRequest('No bank debit is on its way.')
    return c.json(result)
  })
  return routes
}

/** Line items get their ids with each session, while products keep theirs. */
function quantitiesByItem(
  account: Account,
  {id}: Stripe.Checkout.Session,
  byProduct: Record<string, number>,
) {
  const items = priceItems(account, account.store.hidden<HiddenSession>(id)?.items ?? [], null)
  return Object.fromEntries(
    Object.entries(byProduct).map(([product, quantity]) => {
      const found = items.find((each) => each.product === product)
      if (!found) throw noSuch('product', product, 'quantities', 400)
      return [found.item.id, quantity]
    }),
  )
}
