import {Hono} from 'hono'
import * as z from 'zod'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import {requireCharge} from '../payments/charge-object.ts'
import {closeDispute, openDispute, requireDispute} from '../payments/dispute-object.ts'
import {failRefund} from '../payments/refund-object.ts'
import {arrive, failPayout, payOut, requirePayout} from '../payouts/payout-object.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import {bodyOf} from './json-body.ts'

/** Refunds, disputes and payouts, of which Stripe and the bank decide. */
export function localMoneyRoutes(account: Account): Hono {
  const routes = new Hono()
  const {store} = account
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
  return routes
}
