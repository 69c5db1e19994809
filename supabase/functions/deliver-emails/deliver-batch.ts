import {logLine} from '@site/schemas/log-line'
import {
  finishEmails,
  retryEmails,
  separateEmails,
  waitForQuota,
  type FinalResult,
  type OutboxEmail,
} from '../_shared/outbox.ts'
import {logRefusal, renderOutboxEmail, type Delivery, type DeliveryStatus} from './deliver-email.ts'
import type {EmailToSend} from './email-service.ts'

interface BatchEmail {
  row: OutboxEmail
  email: EmailToSend
}

/** Separates other emails before the request, because Resend recognizes a repetition only if it is equal. */
export async function deliverBatch(
  delivery: Delivery,
  rows: readonly OutboxEmail[],
): Promise<DeliveryStatus[]> {
  const {fitting, others} = renderBatch(rows, delivery)
  await separate(delivery, others, 'Not part of a batch')
  const waiting = others.map((): DeliveryStatus => 'waiting')
  if (fitting.length === 0) return waiting
  return [...waiting, ...(await sendBatch(delivery, fitting))]
}

function renderBatch(rows: readonly OutboxEmail[], delivery: Delivery) {
  const fitting: BatchEmail[] = []
  const others: OutboxEmail[] = []
  for (const row of rows) {
    const rendered = renderOutboxEmail(row, delivery)
    // Resend takes no attachments in a batch.
    if (rendered.ok && rendered.email.attachments.length === 0) fitting.push({row, email: rendered.email})
    else others.push(row)
  }
  return {fitting, others}
}

async function sendBatch(delivery: Delivery, batch: readonly BatchEmail[]): Promise<DeliveryStatus[]> {
  const {client, service} = delivery
  const ids = batch.map(({row}) => row.id)
  const sent = await service.sendBatch(
    batch.map(({email}) => email),
    `batch/${batch[0]?.row.batch_id}`,
  )
  if (!sent.ok) {
    console.error(logLine(`deliver-emails: a batch of ${batch.length}: ${sent.reason}`))
    if (sent.error === 'quota') await waitForQuota(client, ids, sent)
    else await retryEmails(client, ids, sent.reason)
    return ids.map(() => (sent.error === 'quota' ? 'waiting' : 'retried'))
  }

  const alone: OutboxEmail[] = []
  const final: FinalResult[] = []
  for (const [index, {row}] of batch.entries()) {
    const result = sent.results[index]
    if (result?.ok) final.push({id: row.id, providerId: result.providerId})
    else if (result?.error === 'never') {
      logRefusal(row, result.reason)
      final.push({id: row.id, error: result.reason})
    } else alone.push(row)
  }
  // In this order: after a crash in between, Resend knows the batch by its key, and the rest counts as sent.
  await separate(delivery, alone, 'Refused in a batch')
  if (final.length > 0) await finishEmails(client, final)
  return [
    ...final.map((result): DeliveryStatus => ('error' in result ? 'failed' : 'sent')),
    ...alone.map((): DeliveryStatus => 'waiting'),
  ]
}

async function separate({client}: Delivery, rows: readonly OutboxEmail[], reason: string): Promise<void> {
  if (rows.length === 0) return
  await separateEmails(
    client,
    rows.map(({id}) => id),
    reason,
  )
}
