import {createHash} from 'node:crypto'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import type {DocumentChange, Transaction} from '../contract.ts'
import type {CompiledWebhook} from './compile-webhook.ts'

export interface Message {
  webhook: CompiledWebhook
  projectId: string
  dataset: string
  transaction: Pick<Transaction, 'id' | 'timestamp'>
  change: DocumentChange
  body: string
}

/** A `rejected` message will never be accepted, while a `failed` one is worth a retry. */
type DeliveryResult = {kind: 'delivered'} | {kind: 'rejected' | 'failed'; reason: string}

const timeoutMs = 30_000

export async function deliver(message: Message, stop: AbortSignal): Promise<DeliveryResult> {
  const {url, secret} = message.webhook.settings
  const signature = await encodeSignatureHeader(message.body, Date.now(), secret)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {...headersOf(message), [SIGNATURE_HEADER_NAME]: signature},
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (response.ok) return {kind: 'delivered'}
    const mayRetry = response.status === 429 || response.status >= 500
    return {kind: mayRetry ? 'failed' : 'rejected', reason: `answered ${response.status}`}
  } catch (error) {
    return {kind: 'failed', reason: reasonOf(error)}
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error
    ? (error.cause instanceof Error && error.cause.message) || error.message
    : String(error)

function headersOf({webhook, projectId, dataset, transaction, change}: Message): Record<string, string> {
  const operation = change.before === null ? 'create' : change.after === null ? 'delete' : 'update'
  const delivery = [webhook.id, dataset, transaction.id, change.id].join(':')
  return {
    'content-type': 'application/json',
    'user-agent': 'Sanity.io webhook delivery',
    // The key is the same for each attempt, so that the receiver can recognise a repetition.
    'idempotency-key': createHash('sha256').update(delivery).digest('base64url'),
    'sanity-transaction-id': transaction.id,
    'sanity-transaction-time': transaction.timestamp,
    'sanity-dataset': dataset,
    'sanity-document-id': change.id,
    'sanity-project-id': projectId,
    'sanity-webhook-id': webhook.id,
    'sanity-operation': operation,
  }
}
