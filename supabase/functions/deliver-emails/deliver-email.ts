import {renderMail} from '../_shared/mail/render-mail.ts'
import {failEmail, finishEmail, retryEmail, type OutboxEmail} from '../_shared/outbox.ts'
import type {ServiceClient} from '../_shared/service-client.ts'
import type {Failure} from './judge-error.ts'
import type {SendMail} from './mail-service.ts'

interface Delivery {
  client: ServiceClient
  send: SendMail
  siteUrl: string
}

export type Outcome = 'sent' | 'retried' | 'failed'

/** Sends one mail of the outbox and notes there what came of it. */
export async function deliverEmail({client, send, siteUrl}: Delivery, email: OutboxEmail): Promise<Outcome> {
  const result = await attempt(email, send, siteUrl)
  if (result.ok) {
    await finishEmail(client, email.id)
    return 'sent'
  }
  console.error(`deliver-emails: ${email.template} ${email.id}: ${result.reason}`)
  const isFinal = result.error === 'never'
  await (isFinal ? failEmail : retryEmail)(client, email.id, result.reason)
  return isFinal ? 'failed' : 'retried'
}

async function attempt(email: OutboxEmail, send: SendMail, siteUrl: string): Promise<{ok: true} | Failure> {
  const {template, data, recipient, idempotency_key: idempotencyKey} = email
  const language = email.language === 'en' ? 'en' : 'lt'
  try {
    const rendering = await renderMail({template, language, data, siteUrl})
    if (rendering.ok) return await send({...rendering.mail, recipient, template, idempotencyKey})
    const mayHelp = rendering.error === 'unknownTemplate'
    return {ok: false, error: mayHelp ? 'later' : 'never', reason: rendering.error}
  } catch (error) {
    return {ok: false, error: 'later', reason: String(error)}
  }
}
