import {randomUUID} from 'node:crypto'
import type {Sql} from 'postgres'
import type {SupabaseConfig} from '../read-config.ts'
import {requestContext} from '../request-context.ts'
import {adminUsers} from './admin-users.ts'
import {confirmAgain} from './confirm-again.ts'
import type {AuthMail} from './email-hook.ts'
import {tooSoon} from './mail-frequency.ts'
import {rateLimits} from './rate-limits.ts'
import {oneAtATime} from './one-at-a-time.ts'
import {findUserByEmail, userResponse} from './users.ts'

interface AuthRequests {
  sql: Sql
  config: SupabaseConfig['auth']
  publishableKey: string
  secretKey: string
  siteUrl: string
  send: (mail: AuthMail) => Promise<void>
  engine: (request: Request) => Promise<Response>
}

const emailOf = (body: unknown) =>
  body && typeof body === 'object' && 'email' in body && typeof body.email === 'string' ? body.email : ''

/** Answers `/auth/v1/…`: what the engine does otherwise than Supabase Auth is done here, the rest by the engine. */
export function authRequests(parts: AuthRequests): (request: Request, address: string) => Promise<Response> {
  const {sql, config, publishableKey, secretKey, siteUrl, send, engine} = parts
  const refuse = rateLimits(config)
  const inTurn = oneAtATime()

  return async (request, address) => {
    const {pathname, searchParams, origin} = new URL(request.url)
    const path = pathname.replace('/auth/v1', '')
    const signUp = (body: object) => {
      const headers = {apikey: publishableKey, 'content-type': 'application/json'}
      const own = new Request(`${origin}/auth/v1/signup`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return requestContext.run({headers: {}, redirectTo: null, isMailMuted: true}, () => engine(own))
    }
    if (path.startsWith('/admin/')) return adminUsers({sql, secretKey, signUp}, request)
    if (request.method !== 'POST') return engine(request)

    const refusal = refuse(path, searchParams, address)
    if (refusal) return refusal
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    // Of two sign-ups at once the second must find what the first has made.
    if (path === '/signup') return inTurn(emailOf(body).toLowerCase(), () => answerSignUp(request, body))
    if (path === '/resend') return answerResend(request, body)
    if (path === '/recover') {
      const user = await findUserByEmail(sql, emailOf(body))
      const early = tooSoon(user?.recovery_sent_at ?? null, config.email.max_frequency)
      if (early) return early
    }
    return engine(request)
  }

  async function answerSignUp(request: Request, body: unknown): Promise<Response> {
    const user = await findUserByEmail(sql, emailOf(body))
    if (!user) return undoWithoutMail(await engine(request), emailOf(body))
    const shown = userResponse(user)
    if (user.email_confirmed_at) {
      // Who has an account is nobody else's business: a made-up user, told from a new one by its lack of identities.
      const {email_confirmed_at: _, confirmed_at: __, last_sign_in_at: ___, ...rest} = shown
      const now = new Date().toISOString()
      const madeUp = {
        id: randomUUID(),
        identities: [],
        user_metadata: {},
        confirmation_sent_at: now,
        created_at: now,
        updated_at: now,
      }
      return Response.json({...rest, ...madeUp})
    }
    const early = tooSoon(user.confirmation_sent_at, config.email.max_frequency)
    if (early) return early
    await confirmAgain({sql, user, codeLength: config.email.otp_length, siteUrl, send})
    return Response.json(shown)
  }

  async function answerResend(request: Request, body: unknown): Promise<Response> {
    const isSignUp = body && typeof body === 'object' && 'type' in body && body.type === 'signup'
    if (!isSignUp) return engine(request)
    const user = await findUserByEmail(sql, emailOf(body))
    if (!user || user.email_confirmed_at) return Response.json({})
    const early = tooSoon(user.confirmation_sent_at, config.email.max_frequency)
    if (early) return early
    await confirmAgain({sql, user, codeLength: config.email.otp_length, siteUrl, send})
    return Response.json({})
  }

  /** Hosted, a sign-up whose mail cannot be handed over leaves nothing behind. */
  async function undoWithoutMail(response: Response, email: string): Promise<Response> {
    if (response.status >= 500)
      await sql`delete from auth.users where email = ${email.toLowerCase()} and email_confirmed_at is null`
    return response
  }
}
