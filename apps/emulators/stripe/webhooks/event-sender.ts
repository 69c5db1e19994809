import {createHmac} from 'node:crypto'
import {createWebhookSender, type WebhookTarget} from '../../http/webhook-sender.ts'
import type {Clock} from '../store/clock.ts'
import type {Deliveries} from '../store/deliveries.ts'
import type {DeliverySwitch} from '../store/delivery-switches.ts'

interface SenderOptions {
  /** The whole secret is the key of the signature. `*` means all events. */
  target: WebhookTarget | undefined
  deliveries: Deliveries
  switches: DeliverySwitch
  clock: Clock
  retrySeconds: readonly number[]
}

export const createEventSender = ({target, deliveries, switches, clock, retrySeconds}: SenderOptions) =>
  createWebhookSender({
    target,
    queue: {
      ...deliveries,
      due(now, count) {
        const {order} = switches.current()
        return deliveries.due(now, order, order === 'reversed' ? 1 : count)
      },
    },
    now: clock.ms,
    retryMs: retrySeconds.map((seconds) => seconds * 1000),
    timeoutMs: 20_000,
    headersOf: ({body}, secret) => ({
      accept: '*/*; q=0.5, application/xml',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, secret),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    }),
    nameOf: ({eventId}) => eventId,
  })

/**
 * The time is that of this machine: whoever checks it knows nothing of a clock that was advanced.
 *
 * @see https://docs.stripe.com/webhooks/signature
 */
function signatureOf(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000)
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}
