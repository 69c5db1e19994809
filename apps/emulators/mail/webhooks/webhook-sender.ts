import {Webhook} from 'standardwebhooks'
import type {Email} from '../resend/email-request.ts'
import {webhookEvent, type WebhookEventType} from './webhook-event.ts'
import type {WebhookMessage, WebhookQueue} from './webhook-queue.ts'

export interface WebhookEndpoint {
  url: string
  /** `whsec_<base64>` */
  secret: string
  events: readonly string[]
}

interface SenderOptions {
  endpoint: WebhookEndpoint | undefined
  queue: WebhookQueue
  now: () => number
  retryMs?: readonly number[] | undefined
}

export interface WebhookSender {
  publish(type: WebhookEventType, id: string, email: Email): void
  stop(): Promise<void>
}

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/**
 * From each failure to the next attempt.
 * @see https://resend.com/docs/webhooks/retries-and-replays
 */
const resendRetryMs = [5 * seconds, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 10 * hours]

const TIMEOUT_MS = 15 * seconds
const AT_ONCE = 10

/** Sends webhooks as Resend does: signed as by Svix, anew with each attempt, until a response of 2xx. */
export function createWebhookSender({
  endpoint,
  queue,
  now,
  retryMs = resendRetryMs,
}: SenderOptions): WebhookSender {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function attempt(target: WebhookEndpoint, message: WebhookMessage) {
    const fault = await post(target, message, now(), stopping.signal)
    if (stopping.signal.aborted && fault) return
    if (!fault) return queue.remove(message.id)
    const wait = retryMs[message.attempts]
    if (wait === undefined) {
      console.error(`Webhook ${message.id} is given up: ${fault}`)
      return queue.remove(message.id)
    }
    queue.retryAt(message.id, now() + wait)
  }

  async function sendDue(target: WebhookEndpoint) {
    for (;;) {
      const due = stopping.signal.aborted ? [] : queue.due(now(), AT_ONCE)
      if (due.length === 0) return
      await Promise.all(due.map((message) => attempt(target, message)))
    }
  }

  function wake() {
    if (!endpoint || running || stopping.signal.aborted) return
    clearTimeout(timer)
    running = sendDue(endpoint).finally(() => {
      running = undefined
      const next = stopping.signal.aborted ? undefined : queue.nextAt()
      if (next !== undefined) timer = setTimeout(wake, Math.min(Math.max(0, next - now()), minutes))
    })
  }

  wake()
  return {
    publish(type, id, email) {
      if (!endpoint?.events.includes(type)) return
      queue.add(webhookEvent(type, id, email, new Date(now())), now())
      wake()
    },
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await running
    },
  }
}

/** Resolves to the fault, if any. */
async function post(
  {url, secret}: WebhookEndpoint,
  {id, body}: WebhookMessage,
  now: number,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const at = new Date(now)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Svix-Webhooks/1.0',
        'svix-id': id,
        'svix-timestamp': String(Math.floor(now / 1000)),
        'svix-signature': new Webhook(secret).sign(id, at, body),
      },
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.arrayBuffer()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return String(error)
  }
}
