import {Webhook} from 'standardwebhooks'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {readText} from '../_shared/read-body.ts'
import {createServiceClient, throwOnError} from '../_shared/service-client.ts'
import {parseEmailEvent, type EmailEvent} from './email-event.ts'

/** Resend repeats a webhook until the response is a 2xx. A repetition has no effect. */
export const handler = defineHandler({
  name: 'resend-webhook',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    RESEND_WEBHOOK_SECRET: variable.RESEND_WEBHOOK_SECRET,
  },
  handle: async (request, env) => {
    const body = await readText(request)
    const webhookId = requireResend(env.RESEND_WEBHOOK_SECRET, request.headers, body)
    const event = readEvent(body)
    if (event) {
      const {error} = await createServiceClient(env).rpc('record_email_event', {
        webhook_id: webhookId,
        provider_id: event.providerId,
        event: event.event,
        occurred_at: event.occurredAt,
        // The generated types omit null.
        reason: event.reason ?? '',
        suppressed: event.suppressed,
      })
      throwOnError('record_email_event', error)
    }
    return Response.json({ok: true})
  },
})

/** Resend uses Svix: Standard Webhooks under other header names. Repetitions share the returned id. */
function requireResend(secret: string, headers: Headers, body: string): string {
  const header = (name: string) => headers.get(`svix-${name}`) ?? ''
  const signed = {
    'webhook-id': header('id'),
    'webhook-timestamp': header('timestamp'),
    'webhook-signature': header('signature'),
  }
  try {
    new Webhook(secret).verify(body, signed, {jsonParse: false})
    return signed['webhook-id']
  } catch {
    throw new HttpError('unauthorized', 'The signature is not that of Resend')
  }
}

function readEvent(body: string): EmailEvent | null {
  try {
    return parseEmailEvent(JSON.parse(body))
  } catch (cause) {
    throw new HttpError('bad_request', 'The payload is not that of a webhook of Resend', {cause})
  }
}
