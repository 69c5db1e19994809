import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {normaliseEmail} from './email-address.ts'
import {hashCode} from './one-time-tokens.ts'
import {expired, redeem, type Proof} from './redeem.ts'
import {ipOf, type AuthContext} from './request-source.ts'
import {readBody, text} from './request-body.ts'
import type {TokenResponse} from './sessions.ts'

const body = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** `POST /verify` takes a code with its address, or the hash of both. */
export async function verify(auth: AuthServices, c: AuthContext): Promise<Response> {
  auth.limits.takeRequest('verify', ipOf(c))
  const result = await redeem(auth, proofOf(await readBody(c.req.raw, body)), auth.source(c))
  return Response.json(result ?? {msg: HALF_CONFIRMED, code: '200'})
}

/** `GET /verify` is a link from an email, which leads to the site. */
export async function verifyLink(auth: AuthServices, c: AuthContext): Promise<Response> {
  auth.limits.takeRequest('verify', ipOf(c))
  const {type = '', token: hash = ''} = c.req.query()
  if (!type) throw validationFailed('Verify requires a verification type')
  if (!hash) throw validationFailed('Verify requires a token or a token hash')
  const source = auth.source(c)
  const [target = ''] = source.redirectTo.split('#', 1)
  const fragment = await redeem(auth, {type, hash}, source).then(
    (result) => (result ? sessionFragment(result, type) : {message: HALF_CONFIRMED}),
    errorFragment,
  )
  const parameters = new URLSearchParams({...fragment, sb: ''})
  parameters.sort()
  return new Response(null, {status: 303, headers: {location: `${target}#${parameters}`}})
}

const sessionFragment = (session: TokenResponse, type: string): Record<string, string> => ({
  access_token: session.access_token,
  token_type: session.token_type,
  expires_in: String(session.expires_in),
  expires_at: String(session.expires_at),
  refresh_token: session.refresh_token,
  type,
})

const oauthErrors: Partial<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
}

function errorFragment(error: unknown): Record<string, string> {
  if (!(error instanceof AuthError)) throw error
  const name = oauthErrors[error.status]
  return {...(name && {error: name}), error_code: error.code, error_description: error.message}
}

function proofOf({
  type,
  token,
  token_hash: hash,
  email,
  phone,
  redirect_to: redirectTo,
}: z.output<typeof body>): Proof {
  if (!type) throw validationFailed('Verify requires a verification type')
  if (Boolean(token) === Boolean(hash))
    throw validationFailed('Verify requires either a token or a token hash')
  if (hash) {
    if (email || phone || redirectTo)
      throw validationFailed('Only the token_hash and type should be provided')
    return {type, hash}
  }
  if (Boolean(email) === Boolean(phone))
    throw validationFailed('Only an email address or phone number should be provided on verify')
  if (phone && !/^\+?[1-9]\d{1,14}$/.test(phone.replaceAll(' ', '')))
    throw validationFailed('Invalid phone number format (E.164 required)')
  // No account has a phone number.
  if (phone) throw expired('Token has expired or is invalid')
  const address = validEmail(email)
  return {type, hash: hashCode(address, token), email: address}
}

function validEmail(email: string): string {
  try {
    return normaliseEmail(email)
  } catch {
    throw validationFailed('Invalid email format', 422)
  }
}
