import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {queueEmail} from '../_shared/outbox.ts'
import {readText} from '../_shared/read-text.ts'
import {HttpError} from '../_shared/http-error.ts'
import {clientOptionsWithin, createServiceClient} from '../_shared/service-client.ts'
import {authEmails, authLinks} from './auth-emails.ts'
import {chooseLanguage} from './choose-language.ts'
import {hookPayload, verifyHook} from './hook-request.ts'

/**
 * Supabase's Send Email hook. It queues the email and responds at once, so that nobody waits for Resend and sign-ups work
 * while it is down.
 */
export const handler = defineHandler({
  name: 'send-auth-email',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SEND_EMAIL_HOOK_SECRET: variable.SEND_EMAIL_HOOK_SECRET,
    SITE_URL: variable.SITE_URL,
  },
  handle: async (request, env) => {
    const body = await readText(request)
    const webhookId = verifyHook(env.SEND_EMAIL_HOOK_SECRET, request.headers, body)
    const payload = hookPayload.safeParse(parseJson(body))
    if (!payload.success) throw new HttpError('bad_request', 'The payload is not that of the Send Email hook')

    // Supabase Auth waits 5 s: 1 s for the language, the rest for the queue.
    const client = createServiceClient(env, clientOptionsWithin(2500))
    const language = await chooseLanguage(client, payload.data.user)
    const emails = authEmails(payload.data, authLinks(env.SITE_URL, language))
    if (!emails) {
      const action = payload.data.email_data.email_action_type.slice(0, 60)
      throw new HttpError('bad_request', `There is no email for “${action}”, or its data is incomplete`)
    }
    await Promise.all(
      emails.map((email) =>
        queueEmail(client, {...email, language, idempotencyKey: `auth/${webhookId}/${email.template}`}),
      ),
    )
    return Response.json({})
  },
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
