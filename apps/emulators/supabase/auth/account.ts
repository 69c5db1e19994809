import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import type {Caller} from './authentication.ts'
import {normaliseEmail} from './email-address.ts'
import {clearTokens, hashCode} from './one-time-tokens.ts'
import {checkPasswordStrength, hashPassword, matchesPassword} from './passwords.ts'
import {pkce, refusePkce} from './disabled-features.ts'
import {ipOf, type AuthContext} from './request-source.ts'
import {readBody, record, text} from './request-body.ts'
import {endSessions} from './sessions.ts'
import {userResponse} from './user-response.ts'
import {changeUser, mergeMetadata} from './user-changes.ts'
import {findUserByEmail, type Database, type User} from './users.ts'

const DAY_MS = 24 * 3_600_000

const change = z.object({
  email: text,
  phone: text,
  password: z.string().nullish(),
  nonce: text,
  data: record,
  app_metadata: record,
  ...pkce,
})

export async function getUser({authentication}: AuthServices, c: AuthContext): Promise<Response> {
  return Response.json(userResponse((await authentication.requireUser(c.req.raw)).user))
}

export async function updateUser(auth: AuthServices, c: AuthContext): Promise<Response> {
  const {sql, authentication, limits, emails, config} = auth
  const caller = await authentication.requireUser(c.req.raw)
  limits.takeRequest('user', ipOf(c))
  const given = await readBody(c.req.raw, change)
  const {user, session} = caller
  const email = given.email && normaliseEmail(given.email)
  if (given.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  refusePkce(given)
  const {password} = given
  if (password != null) checkPasswordStrength(password, config.minimum_password_length)
  if (given.app_metadata)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  const isNewEmail = email !== '' && email !== user.email
  if (isNewEmail && (await findUserByEmail(sql, email))) throw emailExists()
  const hash = password == null ? undefined : await newPasswordHash(auth, caller, password, given.nonce)

  const changed = await sql.begin(async (tx) => {
    let current = user
    if (hash) {
      current = await setPassword(tx, user, hash)
      await endSessions(tx, user.id, {except: session?.id})
    }
    if (given.data)
      current = await changeUser(tx, user.id, {
        raw_user_meta_data: mergeMetadata(current.raw_user_meta_data, given.data),
      })
    return isNewEmail ? emails.sendEmailChange(tx, current, email, auth.source(c)) : current
  })
  return Response.json(userResponse(changed))
}

/** @throws {AuthError} when the log-in is too old for a new password without a code, or the password is the old one */
async function newPasswordHash(
  {sql, config}: AuthServices,
  {user, session}: Caller,
  password: string,
  nonce: string,
): Promise<string> {
  const isRecent = session && Date.now() < session.created_at.getTime() + DAY_MS
  if (config.email.secure_password_change && !isRecent) {
    if (!nonce)
      throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    if (!isNonce(user, nonce, config.email.otp_expiry))
      throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
    await changeUser(sql, user.id, {reauthentication_token: ''})
    await clearTokens(sql, user.id)
  }
  if (await matchesPassword(password, user.encrypted_password))
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  return hashPassword(password)
}

function isNonce(user: User, nonce: string, expirySeconds: number): boolean {
  const {reauthentication_token: hash, reauthentication_sent_at: sentAt} = user
  if (!hash || !sentAt || Date.now() > sentAt.getTime() + expirySeconds * 1000) return false
  return hashCode(user.email ?? '', nonce) === hash
}

/** A new password ends all codes that were sent before. */
export async function setPassword(tx: Database, user: User, hash: string): Promise<User> {
  await clearTokens(tx, user.id)
  return changeUser(tx, user.id, {
    encrypted_password: hash,
    confirmation_token: '',
    confirmation_sent_at: null,
    recovery_token: '',
    recovery_sent_at: null,
    email_change_token_current: '',
    email_change_token_new: '',
    email_change_sent_at: null,
    reauthentication_token: '',
    reauthentication_sent_at: null,
  })
}

export async function logOut({sql, authentication}: AuthServices, c: AuthContext): Promise<Response> {
  const {user, session} = await authentication.requireUser(c.req.raw)
  const scope = c.req.query('scope') || 'global'
  if (!['global', 'local', 'others'].includes(scope))
    throw validationFailed(`Unsupported logout scope ${JSON.stringify(scope)}`)
  if (session && scope === 'local') await endSessions(sql, user.id, {only: session.id})
  else if (session && scope === 'others') await endSessions(sql, user.id, {except: session.id})
  else await endSessions(sql, user.id)
  return new Response(null, {status: 204})
}

/** `GET /reauthenticate`: after a day, a new password needs this code. */
export async function reauthenticate(auth: AuthServices, c: AuthContext): Promise<Response> {
  const {user} = await auth.authentication.requireUser(c.req.raw)
  if (!user.email)
    throw validationFailed('Reauthentication requires the user to have an email or a phone number')
  if (!user.email_confirmed_at)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
  await auth.sql.begin((tx) => auth.emails.sendCode(tx, user, 'reauthentication', auth.source(c)))
  return Response.json({})
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
