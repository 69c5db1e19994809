import {Hono} from 'hono'
import * as z from 'zod'
import {expireDue} from '../store/expire-due.ts'
import {localCheckoutRoutes} from './checkout-routes.ts'
import {bodyOf} from './json-body.ts'
import {localMoneyRoutes} from './money-routes.ts'
import {outageRequest, type OutageSwitch} from './outage.ts'
import {localSubscriptionRoutes} from './subscription-routes.ts'
import {localWebhookRoutes, type LocalWebhooks} from './webhook-routes.ts'

interface LocalOptions extends LocalWebhooks {
  outage: OutageSwitch
}

/** Stripe does not have these endpoints. They are for tests. */
export function localRoutes({outage, ...webhooks}: LocalOptions): Hono {
  const routes = new Hono()
  const {account, sender} = webhooks
  const {clock} = account

  routes.get('/outage', (c) => c.json({...outage.current(), waiting: outage.waiting()}))
  routes.post('/outage', async (c) => {
    outage.set(await bodyOf(c, outageRequest))
    return c.json(outage.current())
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

  routes.route('/', localWebhookRoutes(webhooks))
  routes.route('/', localCheckoutRoutes(account))
  routes.route('/', localMoneyRoutes(account))
  routes.route('/', localSubscriptionRoutes(account))
  return routes
}
