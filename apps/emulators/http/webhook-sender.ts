import {logLine} from '@site/schemas/log-line'

export interface WebhookTarget {
  url: string
  secret: string
  events: readonly string[]
}

interface Message {
  id: number | string
  /** It is the same in each attempt. */
  body: string
  /** Only failed attempts count. */
  attempts: number
}

/** The queue survives a crash. Times are in milliseconds since 1970. */
interface WebhookQueue<Each extends Message> {
  due(now: number, count: number): Each[]
  nextAt(): number | undefined
  /** @param result status or fault of the last attempt */
  finish(id: Each['id'], state: 'delivered' | 'failed', result: string): void
  retryAt(id: Each['id'], at: number, result: string): void
}

interface SenderOptions<Each extends Message> {
  /** Without it nothing is sent. */
  target: WebhookTarget | undefined
  queue: WebhookQueue<Each>
  now: () => number
  /** Each is the delay from a failure to the next attempt. */
  retryMs: readonly number[]
  timeoutMs: number
  /** Each attempt has a new signature. */
  headersOf(message: Each, secret: string): Record<string, string>
  /** The log needs a name for a message that is given up. */
  nameOf(message: Each): string
}

const AT_ONCE = 10
const MAX_SLEEP_MS = 60_000
/** An outcome may fail to be stored, such as on a full disk. The messages are then sent again. */
const PAUSE_MS = 2000

/** A message is sent until a response has a status of 2xx. */
export function createWebhookSender<Each extends Message>({
  target,
  queue,
  now,
  retryMs,
  timeoutMs,
  headersOf,
  nameOf,
}: SenderOptions<Each>) {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function post(
    {url, secret}: WebhookTarget,
    message: Each,
  ): Promise<{status?: number; fault?: string}> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: message.body,
        headers: headersOf(message, secret),
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
      })
      await response.arrayBuffer()
      return response.ok ? {status: response.status} : {fault: `status ${response.status}`}
    } catch (error) {
      return {fault: String(error)}
    }
  }

  async function attempt(to: WebhookTarget, message: Each) {
    const {id, attempts} = message
    const {status, fault} = await post(to, message)
    if (stopping.signal.aborted && fault) return
    if (!fault) return queue.finish(id, 'delivered', String(status))
    const wait = retryMs[attempts]
    if (wait !== undefined) return queue.retryAt(id, now() + wait, fault)
    console.error(logLine(`Webhook ${nameOf(message)} is given up: ${fault}`))
    queue.finish(id, 'failed', fault)
  }

  async function sendDue(to: WebhookTarget) {
    for (;;) {
      const due = stopping.signal.aborted ? [] : queue.due(now(), AT_ONCE)
      if (due.length === 0) return
      await Promise.all(due.map((message) => attempt(to, message)))
    }
  }

  function wake() {
    if (!target || running || stopping.signal.aborted) return
    clearTimeout(timer)
    running = sendDue(target)
      .then(() => 0)
      .catch((error: unknown) => {
        console.error(logLine('The outcome of a webhook was not stored:', error))
        return PAUSE_MS
      })
      .then((pause) => {
        running = undefined
        const next = stopping.signal.aborted ? undefined : queue.nextAt()
        if (next !== undefined)
          timer = setTimeout(wake, Math.min(Math.max(pause, next - now()), MAX_SLEEP_MS))
      })
  }

  wake()
  return {
    /** Call this after an event or a change of the clock. */
    wake,
    async stop() {
      clearTimeout(timer)
      stopping.abort()
      await running
    },
  }
}

export type WebhookSender = ReturnType<typeof createWebhookSender>
