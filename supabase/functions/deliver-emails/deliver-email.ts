import {logLine} from '@site/schemas/log-line'
import type {CommunityName} from '../_shared/community-name.ts'
import {renderEmail, type RenderedEmail} from '../_shared/email/render-email.ts'
import {finishEmails, retryEmails, waitForQuota, type OutboxEmail} from '../_shared/outbox.ts'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {Refusal} from './classify-error.ts'
import type {EmailService, SendResult} from './email-service.ts'

export interface Delivery {
  client: ServiceClient
  service: EmailService
  community: CommunityName
  siteUrl: string
  functionsUrl: string
}

/** `waiting`: for the quota, or for a request of its own. */
export type DeliveryStatus = 'sent' | 'retried' | 'failed' | 'waiting'

export async function deliverEmail(delivery: Delivery, email: OutboxEmail): Promise<DeliveryStatus> {
  const {client} = delivery
  const result = await renderAndSend(email, delivery)
  if (result.ok) {
    await finishEmails(client, [{id: email.id, providerId: result.providerId}])
    return 'sent'
  }
  logRefusal(email, result.reason)
  switch (result.error) {
    case 'never':
      await finishEmails(client, [{id: email.id, error: result.reason}])
      return 'failed'
    case 'quota':
      await waitForQuota(client, [email.id], result)
      return 'waiting'
    case 'later':
      await retryEmails(client, [email.id], result.reason)
      return 'retried'
  }
}

async function renderAndSend(email: OutboxEmail, delivery: Delivery): Promise<SendResult> {
  try {
    const rendered = renderOutboxEmail(email, delivery)
    if (!rendered.ok) return rendered
    return await delivery.service.send(rendered.email, keyOf(email))
  } catch (error) {
    return {ok: false, error: 'later', reason: String(error)}
  }
}

interface RenderedOutboxEmail extends RenderedEmail {
  recipient: string
  template: string
}

export function renderOutboxEmail(
  {template, data, recipient, language, language_token: languageToken}: OutboxEmail,
  {community, siteUrl, functionsUrl}: Pick<Delivery, 'community' | 'siteUrl' | 'functionsUrl'>,
): {ok: true; email: RenderedOutboxEmail} | Refusal {
  const rendered = renderEmail({
    template,
    data,
    community,
    siteUrl,
    functionsUrl,
    languageToken,
    language: language === 'en' ? 'en' : 'lt',
  })
  if (rendered.ok) return {ok: true, email: {...rendered.email, recipient, template}}
  return {ok: false, error: rendered.error === 'unknownTemplate' ? 'later' : 'never', reason: rendered.error}
}

/** An email that an admin resends needs another key, or Resend would take it for a repetition. */
const keyOf = ({idempotency_key, resends}: OutboxEmail) =>
  resends === 0 ? idempotency_key : `${idempotency_key}/resend-${resends}`

/** Logs neither the address nor the data. */
export function logRefusal({template, id}: OutboxEmail, reason: string): void {
  console.error(logLine(`deliver-emails: ${template} ${id}: ${reason}`))
}
