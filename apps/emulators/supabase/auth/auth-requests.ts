import {randomUUID} from 'node:crypto'
import type {Sql} from 'postgres'
import type {SupabaseConfig} from '../read-config.ts'
import {requestContext} from '../request-context.ts'
import {adminUsers} from './admin-users.ts'
import {findUserByEmail, userResponse} from './auth-responses.ts'
import {resendConfirmation, type AuthEmail} from './email-hook.ts'
import {createQueues} from './queues.ts'
import {createRateLimits, emailTooSoon} from './rate-limits.ts'

interface AuthOptions {
  sql: Sql
  config: SupabaseConfig['auth']
  publishableKey: string
  secretKey: string
  siteUrl: string
  send: (email: AuthEmail) => Promise<void>
  engine: (request: Request) => Promise<Response>
}

const emailOf = (body: unknown) =>
  body && typeof body === 'object' && 'email' in body && typeof body.email === 'string' ? body.email : ''

/** Handles `/auth/v1/…`: here where the engine differs from Supabase Auth, otherwise in the engine. */
export function createAuth(options: AuthOptions): (request: Request, ip: string) => Promise<Response> {
  const {sql, config, publishableKey, secretKey, siteUrl, send, engine} = options
  const checkRateLimit = createRateLimits(config)
  const enqueue = createQueues()

  return async (request, ip) => {
    const {pathname, searchParams, origin} = new URL(request.url)
    const path = pathname.replace('/auth/v1', '')
    const signUp = (body: object) => {
      const headers = {apikey: publishableKey, 'content-type': 'application/json'}
      const signUpRequest = new Request(`${origin}/auth/v1/signup`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      return requestContext.run({headers: {}, redirectTo: null, isEmailMuted: true}, () =>
        engine(signUpRequest),
      )
    }
    if (path.startsWith('/admin/')) return adminUsers({sql, secretKey, signUp}, request)
    if (request.method !== 'POST') return engine(request)

    const limited = checkRateLimit(path, searchParams, ip)
    if (limited) return limited
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    // Of two simultaneous sign-ups, the second must see the first one's user.
    if (path === '/signup') return enqueue(emailOf(body).toLowerCase(), () => signUpOnce(request, body))
    if (path === '/resend') return resend(request, body)
    if (path === '/recover') {
      const user = await findUserByEmail(sql, emailOf(body))
      const tooSoon = emailTooSoon(user?.recovery_sent_at ?? null, config.email.max_frequency)
      if (tooSoon) return tooSoon
    }
    return engine(request)
  }

  async function signUpOnce(request: Request, body: unknown): Promise<Response> {
    const user = await findUserByEmail(sql, emailOf(body))
    if (!user) return undoUnsent(await engine(request), emailOf(body))
    const shown = userResponse(user)
    if (user.email_confirmed_at) {
      // Do not reveal that the account exists: like Supabase Auth, return a fake user without identities.
      const {email_confirmed_at: _, confirmed_at: __, last_sign_in_at: ___, ...rest} = shown
      const now = new Date().toISOString()
      const fake = {
        id: randomUUID(),
        identities: [],
        user_metadata: {},
        confirmation_sent_at: now,
        created_at: now,
        updated_at: now,
      }
      return Response.json({...rest, ...fake})
    }
    const tooSoon = emailTooSoon(user.confirmation_sent_at, config.email.max_frequency)
    if (tooSoon) return tooSoon
    await resendConfirmation({sql, user, codeLength: config.email.otp_length, siteUrl, send})
    return Response.json(shown)
  }

  async function resend(request: Request, body: unknown): Promise<Response> {
    const isSignUp = body && typeof body === 'object' && 'type' in body && body.type === 'signup'
    if (!isSignUp) return engine(request)
    const user = await findUserByEmail(sql, emailOf(body))
    if (!user || user.email_confirmed_at) return Response.json({})
    const tooSoon = emailTooSoon(user.confirmation_sent_at, config.email.max_frequency)
    if (tooSoon) return tooSoon
    await resendConfirmation({sql, user, codeLength: config.email.otp_length, siteUrl, send})
    return Response.json({})
  }

  /** When the hook rejects the email, hosted Supabase rolls the sign-up back. */
  async function undoUnsent(response: Response, email: string): Promise<Response> {
    if (response.status >= 500)
      await sql`delete from auth.users where email = ${email.toLowerCase()} and email_confirmed_at is null`
    return response
  }
}
