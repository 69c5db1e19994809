import {clientOptionsWithin} from '../_shared/client-options.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {queueEmail} from '../_shared/outbox.ts'
import {readText} from '../_shared/read-text.ts'
import {Refusal} from '../_shared/refusal.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {authEmails} from './auth-emails.ts'
import {authLinks} from './auth-links.ts'
import {chooseLanguage} from './choose-language.ts'
import {hookPayload} from './hook-payload.ts'
import {verifyHook} from './verify-hook.ts'

/**
 * Supabase's Send Email hook: queues the mail and answers at once, so that nobody waits for the mail service, and a
 * sign-up goes through while it is down.
 */
export const handler = defineHandler({
  name: 'send-auth-email',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    SEND_EMAIL_HOOK_SECRET: variable.SEND_EMAIL_HOOK_SECRET,
    SITE_URL: variable.SITE_URL,
  },
  answer: async (request, env) => {
    const body = await readText(request)
    const webhookId = verifyHook(env.SEND_EMAIL_HOOK_SECRET, request.headers, body)
    const payload = hookPayload.safeParse(parseJson(body))
    if (!payload.success) throw new Refusal('bad_request', 'The payload is not that of the Send Email hook')

    // Supabase Auth waits 5 s: a part of them for the language, the rest for the queue.
    const client = createServiceClient(env, clientOptionsWithin(2500))
    const language = await chooseLanguage(client, payload.data.user)
    const emails = authEmails(payload.data, authLinks(env.SITE_URL, language))
    if (!emails) {
      const action = payload.data.email_data.email_action_type.slice(0, 60)
      throw new Refusal('bad_request', `There is no mail for “${action}”, or it was told too little`)
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
