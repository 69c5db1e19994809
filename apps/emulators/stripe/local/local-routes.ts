import {Hono} from 'hono'
import type Stripe from 'stripe'
import * as z from 'zod'
import type {WebhookSender} from '../../http/webhook-sender.ts'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import {changeOrder} from '../checkout/change-order.ts'
import type {HiddenSession} from '../checkout/hidden-session.ts'
import {priceItems} from '../checkout/line-items.ts'
import {authenticateSession, paySession} from '../checkout/pay-session.ts'
import {settleSession} from '../checkout/settle-session.ts'
import {requireCharge} from '../payments/charge-object.ts'
import {closeDispute, openDispute, requireDispute} from '../payments/dispute-object.ts'
import {failRefund} from '../payments/refund-object.ts'
import {arrive, failPayout, payOut, requirePayout} from '../payouts/payout-object.ts'
import {payerWith} from '../payments/test-payer.ts'
import {expireDue} from '../store/expire-due.ts'
import type {Account} from '../store/account.ts'
import type {Deliveries} from '../webhooks/deliveries.ts'
import {deliverySwitches, type DeliverySwitch} from '../webhooks/delivery-switches.ts'
import {bodyOf} from './json-body.ts'
import {outageRequest, type OutageSwitch} from './outage.ts'
import {localSubscriptionRoutes} from './subscription-routes.ts'

interface LocalOptions {
  account: Account
  deliveries: Deliveries
  switches: DeliverySwitch
  sender: WebhookSender
  outage: OutageSwitch
}

const payment = z.strictObject({
  card: z.string().max(30).default('4242424242424242'),
  method: z.enum(['card', 'bacs_debit']).default('card'),
  email: z.email().optional(),
  name: z.string().max(200).default('Test Buyer'),
  promotionCode: z.string().max(100).optional(),
  /** The keys are ids of products. */
  quantities: z.record(z.string(), z.int().min(0)).default({}),
})

/** Stripe does not have these endpoints. They are for tests. */
export function localRoutes({account, deliveries, switches, sender, outage}: LocalOptions): Hono {
  const routes = new Hono()
  const {store, clock} = account

  routes.get('/outage', (c) => c.json({...outage.current(), waiting: outage.waiting()}))
  routes.post('/outage', async (c) => {
    outage.set(await bodyOf(c, outageRequest))
    return c.json(outage.current())
  })

  const webhooks = () => ({switches: switches.current(), deliveries: deliveries.latest(200).map(withoutBody)})
  routes.get('/webhooks', (c) => c.json(webhooks()))
  routes.post('/webhooks', async (c) => {
    switches.set(await bodyOf(c, deliverySwitches))
    sender.wake()
    return c.json(webhooks())
  })
  const ofOneEvent = z.strictObject({event: z.string().max(100).optional()})
  routes.post('/webhooks/release', async (c) => {
    const {event} = await bodyOf(c, ofOneEvent)
    deliveries.release(clock.ms(), event)
    sender.wake()
    return c.json(webhooks())
  })
  routes.post('/webhooks/drop', (c) => {
    deliveries.drop()
    return c.json(webhooks())
  })
  routes.post('/webhooks/resend', async (c) => {
    const {event = ''} = await bodyOf(c, ofOneEvent)
    resend(account, deliveries, event)
    sender.wake()
    return c.json(webhooks())
  })

  routes.get('/clock', (c) => c.json({now: clock.seconds()}))
  routes.post('/clock', async (c) => {
    const {advanceSeconds} = await bodyOf(
      c,
      z.strictObject({
        advanceSeconds: z
          .int()
          .min(0)
          .max(400 * 24 * 3600),
      }),
    )
    clock.advance(advanceSeconds)
    expireDue(account)
    sender.wake()
    return c.json({now: clock.seconds()})
  })

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

  routes.post('/refunds/:id/fail', (c) => {
    const refund = store.get('refund', c.req.param('id'))
    if (!refund) throw noSuch('refund', c.req.param('id'), 'refund', 404)
    return c.json(store.transaction(() => failRefund(account, refund)))
  })
  routes.post('/charges/:id/dispute', (c) =>
    c.json(store.transaction(() => openDispute(account, requireCharge(account, c.req.param('id'), 404)))),
  )
  routes.post('/disputes/:id/close', async (c) => {
    const {status} = await bodyOf(c, z.strictObject({status: z.enum(['won', 'lost'])}))
    return c.json(
      store.transaction(() => closeDispute(account, requireDispute(account, c.req.param('id')), status)),
    )
  })

  routes.post('/payouts', async (c) => {
    const {includePending} = await bodyOf(c, z.strictObject({includePending: z.boolean().default(false)}))
    expireDue(account)
    const made = store.transaction(() => payOut(account, includePending))
    if (made.length === 0) throw invalidRequest('There is nothing to pay out.')
    return c.json(made)
  })
  routes.post('/payouts/:id/arrive', (c) =>
    c.json(store.transaction(() => arrive(account, requirePayout(account, c.req.param('id'))))),
  )
  routes.post('/payouts/:id/fail', (c) =>
    c.json(store.transaction(() => failPayout(account, requirePayout(account, c.req.param('id'))))),
  )
  routes.route('/', localSubscriptionRoutes(account))
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

export function resend({store, clock}: Account, deliveries: Deliveries, eventId: string): void {
  const event = store.get('event', eventId)
  if (!event) throw noSuch('event', eventId, 'event', 404)
  const body = deliveries.bodyOf(eventId) ?? JSON.stringify(event, null, 2)
  deliveries.add({eventId, type: event.type, body, state: 'pending', nextAt: clock.ms()})
}

const withoutBody = ({body: _body, ...rest}: ReturnType<Deliveries['latest']>[number]) => rest
