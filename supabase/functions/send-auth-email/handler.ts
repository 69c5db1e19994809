import {createHash} from 'node:crypto'
import {TOO_MANY_EMAILS} from '@site/schemas/webhooks/send-email-hook'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {queueEmail} from '../_shared/outbox.ts'
import {tooMany} from '../_shared/rate-limit.ts'
import {readText} from '../_shared/read-body.ts'
import {HttpError} from '../_shared/http-error.ts'
import {createServiceClient, throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {authEmails, authLinks, isUsedAction} from './auth-emails.ts'
import {chooseLanguage} from './choose-language.ts'
import {hookPayload, refuseHook, verifyHook} from './hook-request.ts'

const NOT_SENT = 'This site sends no log-in codes, and to sign up, the privacy notice has to be accepted'

/** Queues the email and responds at once, so that sign-ups work while Resend is down. */
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
    verifyHook(env.SEND_EMAIL_HOOK_SECRET, request.headers, body)
    const payload = hookPayload.safeParse(parseJson(body))
    if (!payload.success) throw new HttpError('bad_request', 'The payload is not that of the Send Email hook')

    const {user, email_data} = payload.data
    // Supabase Auth also announces a log-in code for an unknown address as a sign-up. One answer for both tells no accounts.
    const isSignUp = email_data.email_action_type === 'signup'
    if (
      !isUsedAction(email_data.email_action_type) ||
      (isSignUp && user.user_metadata?.privacy_policy_accepted !== true)
    )
      return refuseHook(422, NOT_SENT)

    // Supabase Auth waits 5 s: 1 s for the language, the rest for the queue.
    const client = createServiceClient(env, 2500)
    const language = await chooseLanguage(client, user)
    const emails = authEmails(payload.data, authLinks(env.SITE_URL, language))
    if (!emails) throw new HttpError('bad_request', 'The data of the email is incomplete')
    // Supabase Auth repeats a call with the same body, but under another webhook id.
    const digest = createHash('sha256').update(body).digest('hex')
    try {
      if (email_data.email_action_type === 'email_change') await countAddressChange(client, user.id)
      for (const email of emails) {
        await queueEmail(client, {
          ...email,
          language,
          kind: 'account',
          idempotencyKey: `auth/${digest}/${email.template}`,
        })
      }
    } catch (error) {
      // Supabase Auth then keeps the previous email's link valid.
      if (error instanceof HttpError && error.code === 'too_many') return refuseHook(429, TOO_MANY_EMAILS)
      throw error
    }
    return Response.json({})
  },
})

/** An account may name strangers' addresses. @throws {HttpError} too_many */
async function countAddressChange(client: ServiceClient, account: string): Promise<void> {
  const {error} = await client.rpc('count_submission', {
    action: 'send-auth-email',
    email_hash: createHash('sha256').update(account).digest('hex'),
  })
  const refusal = tooMany(error)
  if (refusal) throw refusal
  throwOnError('count_submission', error)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
