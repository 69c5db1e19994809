import {Webhook} from 'standardwebhooks'
import {createWebhookSender, type WebhookTarget} from '../../http/webhook-sender.ts'
import type {Email} from '../email.ts'
import {webhookEvent, type WebhookEventType} from './webhook-event.ts'
import type {WebhookQueue} from './webhook-queue.ts'

interface SenderOptions {
  target: WebhookTarget | undefined
  queue: WebhookQueue
  now: () => number
  retryMs?: readonly number[] | undefined
}

export interface WebhookPublisher {
  publish(type: WebhookEventType, id: string, email: Email): void
  stop(): Promise<void>
}

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** @see https://resend.com/docs/webhooks/retries-and-replays */
const resendRetryMs = [5 * seconds, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 10 * hours]

/** Resend's webhooks are signed by Svix's scheme. */
export function createWebhookPublisher({
  target,
  queue,
  now,
  retryMs = resendRetryMs,
}: SenderOptions): WebhookPublisher {
  const sender = createWebhookSender({
    target,
    queue: {...queue, finish: queue.remove},
    now,
    retryMs,
    timeoutMs: 15 * seconds,
    headersOf({id, body}, secret) {
      const at = new Date(now())
      return {
        'content-type': 'application/json',
        'user-agent': 'Svix-Webhooks/1.0',
        'svix-id': id,
        'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
        'svix-signature': new Webhook(secret).sign(id, at, body),
      }
    },
    nameOf: ({id}) => id,
  })
  return {
    publish(type, id, email) {
      if (!target?.events.includes(type)) return
      queue.add(webhookEvent(type, id, email, new Date(now())), now())
      sender.wake()
    },
    stop: sender.stop,
  }
}
