import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {checkPasswordStrength, matchesPassword} from './passwords.ts'
import {ipOf, type AuthContext} from './request-source.ts'
import {readBody, text} from './request-body.ts'
import {findUserByEmail, isBanned} from './users.ts'

const credentials = z.object({email: text, phone: text, password: text})
const refreshToken = z.object({refresh_token: text})

export async function token(auth: AuthServices, c: AuthContext): Promise<Response> {
  const grant = grants.get(c.req.query('grant_type') ?? '')
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  auth.limits.takeRequest('token', ipOf(c))
  return grant(auth, c)
}

const grants = new Map<string, typeof token>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['id_token', refusal(new AuthError(400, 'provider_disabled', 'Provider is not enabled'))],
  [
    'pkce',
    refusal(new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')),
  ],
  ['web3', refusal(new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled'))],
])

function refusal(error: AuthError): () => Promise<never> {
  return async () => {
    throw error
  }
}

async function refreshTokenGrant({sessions, source}: AuthServices, c: AuthContext): Promise<Response> {
  const given = await readBody(c.req.raw, refreshToken)
  return Response.json(await sessions.refresh(given.refresh_token, source(c)))
}

async function passwordGrant(
  {sql, config, sessions, source}: AuthServices,
  c: AuthContext,
): Promise<Response> {
  const {email, phone, password} = await readBody(c.req.raw, credentials)
  if (email && phone)
    throw validationFailed('Only an email address or phone number should be provided on login.')
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw validationFailed('missing email or phone')
  const user = await findUserByEmail(sql, email)
  if (user?.encrypted_password && isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned')
  const isMatch = await matchesPassword(password, user?.encrypted_password)
  if (!user || !isMatch) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const response = await sql.begin((tx) => sessions.start(tx, user, 'password', source(c)))
  return Response.json({...response, weak_password: weakness(password, config.minimum_password_length)})
}

/** The rules may have changed since the password was accepted. */
function weakness(password: string, minimumLength: number) {
  try {
    checkPasswordStrength(password, minimumLength)
  } catch (error) {
    if (error instanceof AuthError && error.reasons) return {message: error.message, reasons: error.reasons}
  }
  return null
}
