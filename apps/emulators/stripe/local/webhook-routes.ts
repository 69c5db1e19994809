import {Hono} from 'hono'
import * as z from 'zod'
import type {WebhookSender} from '../../http/webhook-sender.ts'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import type {Deliveries} from '../store/deliveries.ts'
import {deliverySwitches, type DeliverySwitch} from '../store/delivery-switches.ts'
import {bodyOf} from './json-body.ts'

export interface LocalWebhooks {
  account: Account
  deliveries: Deliveries
  switches: DeliverySwitch
  sender: WebhookSender
}

export function localWebhookRoutes({account, deliveries, switches, sender}: LocalWebhooks): Hono {
  const routes = new Hono()
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
    deliveries.release(account.clock.ms(), event)
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
  return routes
}

export function resend({store, clock}: Account, deliveries: Deliveries, eventId: string): void {
  const event = store.get('event', eventId)
  if (!event) throw noSuch('event', eventId, 'event', 404)
  const body = deliveries.bodyOf(eventId) ?? JSON.stringify(event, null, 2)
  deliveries.add({eventId, type: event.type, body, state: 'pending', nextAt: clock.ms()})
}

const withoutBody = ({body: _body, ...rest}: ReturnType<Deliveries['latest']>[number]) => rest
