import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {confirmEmailChange, confirmUser} from './confirm-user.ts'
import {normaliseEmail} from './email-address.ts'
import {clearTokens, hashCode, lockToken, type TokenType} from './one-time-tokens.ts'
import {hashPassword, randomPassword} from './passwords.ts'
import {ipOf, type AuthContext} from './request-source.ts'
import {readBody, text} from './request-body.ts'
import type {TokenResponse} from './sessions.ts'
import {
  changeEmailIdentity,
  changeUser,
  findUserById,
  isBanned,
  mergeMetadata,
  type Database,
  type User,
} from './users.ts'

const body = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
})

const tokenTypes = new Map<string, TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
])

const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface Proof {
  type: string
  hash: string
  /** The address that a code was sent to. A hash needs none. */
  email?: string
}

/** `POST /verify`: a code with its address, or the hash of both. */
export async function verify(auth: AuthServices, c: AuthContext): Promise<Response> {
  auth.limits.takeRequest('verify', ipOf(c))
  const result = await redeem(auth, c, proofOf(await readBody(c.req.raw, body)))
  return Response.json(result ?? {msg: HALF_CONFIRMED, code: '200'})
}

/** `GET /verify`: a link from an email, which leads to the site. */
export async function verifyLink(auth: AuthServices, c: AuthContext): Promise<Response> {
  auth.limits.takeRequest('verify', ipOf(c))
  const {type = '', token: hash = ''} = c.req.query()
  if (!type) throw validationFailed('Verify requires a verification type')
  if (!hash) throw validationFailed('Verify requires a token or a token hash')
  const {redirectTo} = auth.source(c)
  const [target = ''] = redirectTo.split('#', 1)
  const fragment = await redeem(auth, c, {type, hash}).then(
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

/** Uses a token up. Returns the session, or nothing when the other address has to confirm too. */
function redeem(auth: AuthServices, c: AuthContext, proof: Proof): Promise<TokenResponse | undefined> {
  const {sql, config, sessions, source} = auth
  const {type, hash, email} = proof
  const notFound = () =>
    expired(email ? 'Token has expired or is invalid' : 'Email link is invalid or has expired')
  const types = tokenTypes.get(type)
  if (!types && !email) throw validationFailed('Invalid email verification type')

  return sql.begin(async (tx) => {
    const token = types && (await lockToken(tx, {hash, types, email}))
    const user = token && (await findUserById(tx, token.userId))
    if (!user) throw notFound()
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned')
    if (isExpired(user, token.type, config.email.otp_expiry)) throw notFound()
    const verified = await apply(tx, user, token.type)
    if (!verified) return undefined
    const providers = [...new Set(verified.identities.map(({provider}) => provider))]
    const change = {provider: providers[0] ?? null, providers}
    const metadata = mergeMetadata(verified.raw_app_meta_data, change)
    const changed = await changeUser(tx, user.id, {raw_app_meta_data: metadata})
    return sessions.start(tx, changed, 'otp', source(c))
  })

  async function apply(tx: Database, user: User, tokenType: TokenType): Promise<User | undefined> {
    if (tokenType === 'confirmation_token') return confirmSignUp(tx, user)
    if (tokenType === 'recovery_token') return recover(tx, user)
    const isFirst = config.email.double_confirm_changes && user.email_change_confirm_status === 0
    if (!isFirst || !user.email) return confirmEmailChange(tx, user)
    await clearTokens(tx, user.id, tokenType)
    await changeUser(tx, user.id, {email_change_confirm_status: 1, [tokenType]: ''})
    return undefined
  }
}

function isExpired(user: User, type: TokenType, expirySeconds: number): boolean {
  const sentAt = {
    confirmation_token: user.confirmation_sent_at,
    recovery_token: user.recovery_sent_at,
    reauthentication_token: user.reauthentication_sent_at,
    email_change_token_new: user.email_change_sent_at,
    email_change_token_current: user.email_change_sent_at,
  }[type]
  return !sentAt || Date.now() > sentAt.getTime() + expirySeconds * 1000
}

async function confirmSignUp(tx: Database, user: User): Promise<User> {
  // An invited person chooses a password later.
  if (user.invited_at && !user.encrypted_password)
    await changeUser(tx, user.id, {encrypted_password: await hashPassword(randomPassword())})
  if (user.email) await changeEmailIdentity(tx, user.id, {email: user.email, email_verified: true})
  return confirmUser(tx, user)
}

async function recover(tx: Database, user: User): Promise<User> {
  await clearTokens(tx, user.id)
  const recovered = await changeUser(tx, user.id, {recovery_token: ''})
  return recovered.email_confirmed_at ? recovered : confirmUser(tx, recovered)
}

const expired = (message: string) => new AuthError(403, 'otp_expired', message)
