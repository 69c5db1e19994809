import {logLine} from '@site/schemas/requests/log-line'
import {renderEmail} from '../_shared/email/render-email.ts'
import {failEmail, finishEmail, retryEmail, type OutboxEmail} from '../_shared/outbox.ts'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {SendResult} from './classify-error.ts'
import type {SendEmail} from './email-service.ts'

interface Delivery {
  client: ServiceClient
  send: SendEmail
  siteUrl: string
}

export type DeliveryStatus = 'sent' | 'retried' | 'failed'

/** Sends one email of the outbox and stores the result there. */
export async function deliverEmail(
  {client, send, siteUrl}: Delivery,
  email: OutboxEmail,
): Promise<DeliveryStatus> {
  const result = await renderAndSend(email, send, siteUrl)
  if (result.ok) {
    await finishEmail(client, email.id)
    return 'sent'
  }
  console.error(logLine(`deliver-emails: ${email.template} ${email.id}: ${result.reason}`))
  const isFinal = result.error === 'never'
  await (isFinal ? failEmail : retryEmail)(client, email.id, result.reason)
  return isFinal ? 'failed' : 'retried'
}

async function renderAndSend(email: OutboxEmail, send: SendEmail, siteUrl: string): Promise<SendResult> {
  const {template, data, recipient, idempotency_key: idempotencyKey} = email
  const language = email.language === 'en' ? 'en' : 'lt'
  try {
    const rendered = renderEmail({template, language, data, siteUrl})
    if (rendered.ok) return await send({...rendered.email, recipient, template, idempotencyKey})
    const mayRetry = rendered.error === 'unknownTemplate'
    return {ok: false, error: mayRetry ? 'later' : 'never', reason: rendered.error}
  } catch (error) {
    return {ok: false, error: 'later', reason: String(error)}
  }
}
