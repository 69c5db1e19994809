import {setTimeout} from 'node:timers/promises'
import type {Dataset, DocumentChange, Transaction} from '../contract.ts'
import type {CompiledWebhook} from './compile-webhook.ts'
import type {Cursors} from './cursors.ts'
import {deliver, type Message} from './deliver.ts'
import {aborted, createSignal} from './wake-signal.ts'

interface WebhookRun {
  webhook: CompiledWebhook
  dataset: Dataset
  projectId: string
  cursors: Cursors
  /** In milliseconds; the last delay repeats until `giveUpAfter`. */
  retryDelays?: number[]
  giveUpAfter?: number
  log?: (line: string) => void
}

const backOff = [500, 1000, 2000, 4000, 8000, 16_000, 30_000]
const halfAnHour = 30 * 60_000
/** A delivery that is cut off would be sent again at the next start. */
const stopGraceMs = 2000
const batchSize = 50

/** Changes are delivered in order and one at a time. A new webhook starts with the next change. */
export function runWebhook({
  webhook,
  dataset,
  projectId,
  cursors,
  retryDelays = backOff,
  giveUpAfter = halfAnHour,
  log = console.warn,
}: WebhookRun): {stop(): Promise<void>} {
  const {name, url} = webhook.settings
  const stopping = new AbortController()
  const stopped = aborted(stopping.signal)
  const cutting = new AbortController()
  const changed = createSignal()
  const published = createSignal()
  const newest = {sequence: dataset.lastSequence(), changes: 0}
  const known = cursors.get(webhook.id, dataset.name)
  // A cursor beyond the end of the log is left over from an earlier dataset.
  let cursor = known && known.sequence <= newest.sequence ? known : newest
  function moveTo(next: typeof cursor) {
    cursor = next
    try {
      cursors.set(webhook.id, dataset.name, cursor)
    } catch (error) {
      // The disk may be full. If the process ends before the next move, what was delivered is sent again.
      log(`webhook ${name}: its position was not stored: ${String(error)}`)
    }
  }
  moveTo(cursor)

  const unsubscribe = dataset.onCommit(({changes}) => {
    changed.wake()
    if (changes.some(isPublished)) published.wake()
  })

  async function run() {
    while (!stopping.signal.aborted) {
      const more = changed.next()
      const transactions = dataset.transactionsAfter(cursor.sequence, batchSize)
      for (const transaction of transactions) await deliverChanges(transaction)
      if (transactions.length === 0) await Promise.race([more, stopped])
    }
  }

  async function deliverChanges(transaction: Transaction) {
    for (const [index, change] of transaction.changes.entries()) {
      if (stopping.signal.aborted) return
      if (index < cursor.changes || !isPublished(change)) continue
      const body = await payloadOf(change)
      const message = {webhook, projectId, dataset: dataset.name, transaction, change}
      if (body !== undefined && !(await deliverUntilSettled({...message, body}))) return
      moveTo({sequence: cursor.sequence, changes: index + 1})
    }
    moveTo({sequence: transaction.sequence, changes: 0})
  }

  async function payloadOf(change: DocumentChange) {
    try {
      return await webhook.payload(change, dataset, projectId)
    } catch (error) {
      log(`webhook ${name}: filter or projection failed for ${change.id}: ${String(error)}`)
      return undefined
    }
  }

  /** Returns false when the process stops first. The message is then sent after the next start. */
  async function deliverUntilSettled(message: Message): Promise<boolean> {
    const started = Date.now()
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      const more = published.next()
      const result = await deliver(message, cutting.signal)
      if (result.kind === 'delivered') {
        if (attempt > 0) log(`webhook ${name}: ${url} takes messages again`)
        return true
      }
      if (stopping.signal.aborted) return false
      const delay = retryDelays[Math.min(attempt, retryDelays.length - 1)] ?? 0
      const settled = result.kind === 'rejected' || Date.now() + delay - started > giveUpAfter
      if (settled) log(`webhook ${name}: ${url} ${result.reason}; ${message.change.id} is not sent again`)
      if (settled) return true
      if (attempt === 0) log(`webhook ${name}: ${url} ${result.reason}; trying again`)
      // A publish cuts the delay short: its author probably expects the receiver to be up.
      await Promise.race([more, stopped, setTimeout(delay, undefined, {ref: false})])
    }
    return false
  }

  const running = run()
  return {
    async stop() {
      unsubscribe()
      stopping.abort()
      const grace = globalThis.setTimeout(() => cutting.abort(), stopGraceMs)
      await running
      clearTimeout(grace)
    },
  }
}

const isPublished = ({id}: DocumentChange) => !/^(?:drafts|versions)\./.test(id)
