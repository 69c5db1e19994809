import {randomUUID} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'
import {Webhook} from 'standardwebhooks'
import * as z from 'zod'
import {AuthError, unexpectedFailure} from './auth-error.ts'
import {userResponse} from './user-response.ts'
import type {User} from './users.ts'

const TIMEOUT_MS = 5000
const ATTEMPTS = 3
const BACKOFF_MS = 2000

export interface EmailHookConfig {
  url: string
  /** The format is v1,whsec_<base64>. */
  secret: string
}

/** `token_new` and `token_hash_new` are crossed: the code is for the new address, the hash for the current one. */
export interface EmailData {
  email_action_type: string
  token: string
  token_hash: string
  token_new?: string
  token_hash_new?: string
  redirect_to: string
  site_url: string
}

export type EmailHook = ReturnType<typeof createEmailHook>

/**
 * Throws an `AuthError` when the hook refuses the email, fails or does not respond within 5 s.
 * @see https://github.com/supabase/auth/blob/master/internal/hooks/hookshttp/hookshttp.go
 */
export function createEmailHook({url, secret}: EmailHookConfig) {
  const webhook = new Webhook(secret.replace('v1,', ''))

  async function deliver(body: string, signal: AbortSignal): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const [id, at] = [randomUUID(), new Date()]
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, at, body),
      }
      try {
        const response = await fetch(url, {method: 'POST', headers, body, signal})
        if (![429, 503].includes(response.status) || !response.headers.get('retry-after')) return response
        if (attempt === ATTEMPTS) return response
      } catch (error) {
        if (signal.aborted || attempt === ATTEMPTS) throw error
        await wait(BACKOFF_MS, undefined, {signal})
      }
    }
  }

  return async (user: User, email: EmailData, ip: string): Promise<void> => {
    const body = JSON.stringify({
      metadata: {uuid: randomUUID(), time: new Date(), name: 'send-email', ip_address: ip || undefined},
      user: userResponse(user),
      email_data: {token_new: '', token_hash_new: '', ...noNotice, ...email},
    })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await deliver(body, signal).catch(() => {
      const seconds = TIMEOUT_MS / 1000
      throw signal.aborted
        ? new AuthError(422, 'hook_timeout', `Failed to reach hook within maximum time of ${seconds} seconds`)
        : new AuthError(422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries')
    })
    await checkResponse(response)
  }
}

const noNotice = {old_email: '', old_phone: '', provider: '', factor_type: ''}

const refusal = z.object({
  error: z.object({message: z.string().min(1), http_code: z.int().min(400).max(599).catch(500)}),
})

async function checkResponse(response: Response): Promise<void> {
  const {status, headers} = response
  if (status === 204) return
  if (status === 400) throw unexpectedFailure('Invalid payload sent to hook')
  if (status === 401) throw unexpectedFailure('Hook requires authorization token')
  if (status === 429 || status === 503) throw unexpectedFailure('Service currently unavailable due to hook')
  if (status !== 200 && status !== 202)
    throw unexpectedFailure(`Unexpected status code returned from hook: ${status}`)
  const type = headers.get('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type))
    throw new AuthError(
      400,
      'hook_payload_invalid_content_type',
      `Invalid JSON response. Received content-type: ${type}`,
    )
  const body: unknown = await response.json().catch(() => {
    throw unexpectedFailure('Error unmarshaling JSON output.')
  })
  const {data} = refusal.safeParse(body)
  if (!data) return
  const {message, http_code: httpCode} = data.error
  throw new AuthError(httpCode, httpCode === 500 ? 'unexpected_failure' : 'unknown', message)
}
