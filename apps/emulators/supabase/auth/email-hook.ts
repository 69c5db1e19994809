import type {Sql} from 'postgres'
import {Webhook} from 'standardwebhooks'
import {requestContext} from '../request-context.ts'
import {findUserByEmail, userResponse} from './users.ts'

interface Hook {
  /** Where send-auth-email is. */
  url: string
  /** v1,whsec_<base64> */
  secret: string
  siteUrl: string
  isAllowedRedirect: (url: string) => boolean
  sql: Sql
}

export interface AuthMail {
  to: string
  /** The engine's own text: the code, and the address with hash and kind. */
  text?: string
}

/** What a mail of the engine is about. */
export function readAuthMail({text = ''}: AuthMail) {
  const code = /\b\d{6,10}\b/.exec(text)?.[0] ?? ''
  const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(text)?.[0]
  const parameters = new URL(link ?? 'http://localhost').searchParams
  return {
    token: code,
    token_hash: parameters.get('token') ?? '',
    email_action_type: parameters.get('type') ?? 'reauthentication',
  }
}

/**
 * Calls the Send Email hook with the payload and signature of Supabase Auth, which sends no mail itself then.
 *
 * @throws {Error} when the hook does not take it within 5 s
 */
export async function callEmailHook(hook: Hook, mail: AuthMail): Promise<void> {
  const context = requestContext.getStore()
  if (context?.isMailMuted) return
  const user = await findUserByEmail(hook.sql, mail.to)
  if (!user) throw new Error(`There is nobody with the address ${mail.to}`)
  const wanted = context?.redirectTo
  const body = JSON.stringify({
    user: userResponse(user),
    email_data: {
      ...readAuthMail(mail),
      redirect_to: wanted && hook.isAllowedRedirect(wanted) ? wanted : hook.siteUrl,
      site_url: hook.siteUrl,
      token_new: '',
      token_hash_new: '',
    },
  })
  const [id, at] = [`msg_${crypto.randomUUID()}`, new Date()]
  const signature = new Webhook(hook.secret.replace('v1,', '')).sign(id, at, body)
  const response = await fetch(hook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    },
    body,
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok)
    throw new Error(`The Send Email hook answered ${response.status}: ${await response.text()}`)
}
