import {logLine} from '@site/schemas/requests/log-line'
import type {Clock} from '../store/clock.ts'
import type {Deliveries, Delivery} from './deliveries.ts'
import type {DeliverySwitch} from './delivery-switches.ts'
import {signatureOf} from './signature.ts'

export interface WebhookTarget {
  url: string
  /** `whsec_…`, as a whole the key of the signature. */
  secret: string
  /** Types of events, or `*` for all. */
  events: readonly string[]
}

interface SenderOptions {
  target: WebhookTarget | undefined
  deliveries: Deliveries
  switches: DeliverySwitch
  clock: Clock
  /** From each failure to the next attempt, in seconds. */
  retrySeconds: readonly number[]
}

const TIMEOUT_MS = 20_000
const AT_ONCE = 10
const MAX_SLEEP_MS = 60_000

/** Delivers events as Stripe does: signed, anew with each attempt, until a response of 2xx. */
export function createWebhookSender({target, deliveries, switches, clock, retrySeconds}: SenderOptions) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWoken = false
  let timer: NodeJS.Timeout | undefined

  async function attempt(to: WebhookTarget, delivery: Delivery) {
    const {status, fault} = await post(to, delivery.body, clock.seconds(), stopping.signal)
    if (stopping.signal.aborted && fault) return
    if (!fault) return deliveries.finish(delivery.id, 'delivered', String(status))
    const wait = retrySeconds[delivery.attempts]
    if (wait !== undefined) return deliveries.retryAt(delivery.id, clock.ms() + wait * 1000, fault)
    console.error(logLine(`Webhook ${delivery.eventId} is given up: ${fault}`))
    deliveries.finish(delivery.id, 'failed', fault)
  }

  async function sendDue(to: WebhookTarget) {
    for (;;) {
      const {order} = switches.current()
      const due = stopping.signal.aborted
        ? []
        : deliveries.due(clock.ms(), order, order === 'reversed' ? 1 : AT_ONCE)
      if (due.length === 0) return
      await Promise.all(due.map((delivery) => attempt(to, delivery)))
    }
  }

  function wake() {
    if (!target || stopping.signal.aborted) return
    isWoken = true
    if (running) return
    clearTimeout(timer)
    isWoken = false
    running = sendDue(target).finally(() => {
      running = undefined
      if (stopping.signal.aborted) return
      if (isWoken) return wake()
      const next = deliveries.nextAt()
      if (next !== undefined) timer = setTimeout(wake, Math.min(Math.max(0, next - clock.ms()), MAX_SLEEP_MS))
    })
  }

  wake()
  return {
    /** Looks for what is due, such as after an event or a change of the clock. */
    wake,
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await running
    },
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

async function post(
  {url, secret}: WebhookTarget,
  body: string,
  seconds: number,
  stopping: AbortSignal,
): Promise<{status?: number; fault?: string}> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        accept: '*/*; q=0.5, application/xml',
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, secret, seconds),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.ok ? {status: response.status} : {fault: `status ${response.status}`}
  } catch (error) {
    return {fault: String(error)}
  }
}
