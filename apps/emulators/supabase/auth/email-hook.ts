import {createHash, randomInt} from 'node:crypto'
import type {Sql} from 'postgres'
import {Webhook} from 'standardwebhooks'
import {requestContext} from '../request-context.ts'
import {findUserByEmail, userResponse, type UserRow} from './auth-responses.ts'

interface EmailHook {
  /** URL of the function send-auth-email. */
  url: string
  /** v1,whsec_<base64> */
  secret: string
  siteUrl: string
  isAllowedRedirect: (url: string) => boolean
  sql: Sql
}

export interface AuthEmail {
  to: string
  /** The engine's own text: the code, and the link with the token hash and type. */
  text?: string
}

/** Reads the code, token hash and action type from the engine's email. */
export function readAuthEmail({text = ''}: AuthEmail) {
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
 * Calls the Send Email hook with Supabase Auth's payload and signature, in place of sending the email.
 *
 * @throws {Error} when the hook does not return 2xx within 5 s
 */
export async function callEmailHook(hook: EmailHook, email: AuthEmail): Promise<void> {
  const context = requestContext.getStore()
  if (context?.isEmailMuted) return
  const user = await findUserByEmail(hook.sql, email.to)
  if (!user) throw new Error(`No user has the email address ${email.to}`)
  const redirectTo = context?.redirectTo
  const body = JSON.stringify({
    user: userResponse(user),
    email_data: {
      ...readAuthEmail(email),
      redirect_to: redirectTo && hook.isAllowedRedirect(redirectTo) ? redirectTo : hook.siteUrl,
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

interface Confirmation {
  sql: Sql
  user: UserRow
  codeLength: number
  siteUrl: string
  send: (email: AuthEmail) => Promise<void>
}

/** Sends an unconfirmed user a new link, which replaces the old one. */
export async function resendConfirmation({
  sql,
  user,
  codeLength,
  siteUrl,
  send,
}: Confirmation): Promise<void> {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const hash = createHash('sha256').update(`${user.email.toLowerCase()}${code}`).digest('hex')
  await sql`update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now() where id = ${user.id}`
  await send({to: user.email, text: `${code} ${siteUrl}/auth/v1/verify?token=${hash}&type=signup`})
}
