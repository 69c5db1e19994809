import {createHash} from 'node:crypto'
import * as z from 'zod'
import {emailExists, setPassword} from './account.ts'
import {requestedUser} from './admin-lookups.ts'
import {validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {isUuid} from './authentication.ts'
import {parseDuration} from './ban-duration.ts'
import {confirmUser} from './confirm-user.ts'
import {normaliseEmail} from './email-address.ts'
import {clearTokens} from './one-time-tokens.ts'
import {checkPasswordStrength, hashPassword, MAX_PASSWORD_BYTES, randomPassword} from './passwords.ts'
import type {AuthContext} from './request-source.ts'
import {flag, parseBody, readBody, readText, record, text} from './request-body.ts'
import {endSessions} from './sessions.ts'
import {insertAccount} from './sign-up.ts'
import {userResponse} from './user-response.ts'
import {changeEmailIdentity, changeUser, mergeMetadata} from './user-changes.ts'
import {findUserByEmail, type Database, type User} from './users.ts'

const MAX_ROLE = 255

const fields = {
  email: text,
  password: z.string().nullish(),
  role: text.refine((role) => role.length <= MAX_ROLE, 'too long'),
  email_confirm: flag,
  user_metadata: record,
  app_metadata: record,
  ban_duration: text,
}
// A hosted project drops unknown fields silently, while here they are refused.
const creation = z.strictObject({...fields, id: text, password_hash: text})
const change = z.strictObject(fields)
const deletion = z.strictObject({should_soft_delete: flag})

export async function create({sql}: AuthServices, c: AuthContext): Promise<Response> {
  const given = await readBody(c.req.raw, creation)
  if (!given.email) throw validationFailed('Cannot create a user without either an email or phone')
  const email = normaliseEmail(given.email)
  if (await findUserByEmail(sql, email)) throw emailExists()
  if (given.id && !isUuid(given.id)) throw validationFailed('ID must conform to the uuid v4 format')
  if (/^[0-]+$/.test(given.id)) throw validationFailed('ID cannot be a nil uuid')
  const until = bannedUntil(given.ban_duration)
  const hash = await hashOf(given)
  const user = await sql.begin(async (tx) => {
    const made = await insertAccount(tx, {
      id: given.id || undefined,
      email,
      encrypted_password: hash,
      role: given.role.trim() || 'authenticated',
      raw_user_meta_data: given.user_metadata ?? {},
      raw_app_meta_data: mergeMetadata({provider: 'email', providers: ['email']}, given.app_metadata ?? {}),
      banned_until: until ?? null,
    })
    return given.email_confirm ? confirmUser(tx, made) : made
  })
  return Response.json(userResponse(user))
}

async function hashOf({
  password,
  password_hash: hash,
}: {
  password?: string | null | undefined
  password_hash: string
}) {
  if (password != null && hash)
    throw validationFailed('Only a password or a password hash should be provided')
  if (hash) {
    if (!/^\$2[aby]\$(0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/.test(hash))
      throw validationFailed('Only bcrypt hashes of cost 4 to 15 are emulated')
    return hash
  }
  if (Buffer.byteLength(password ?? '') > MAX_PASSWORD_BYTES)
    throw validationFailed('bcrypt: password length exceeds 72 bytes')
  return hashPassword(password || randomPassword())
}

export async function update({sql, config}: AuthServices, c: AuthContext): Promise<Response> {
  const user = await requestedUser(sql, c)
  const given = await readBody(c.req.raw, change)
  const email = given.email && normaliseEmail(given.email)
  if (email && email !== user.email && (await findUserByEmail(sql, email))) throw emailExists()
  const until = bannedUntil(given.ban_duration)
  const {password} = given
  if (password != null) checkPasswordStrength(password, config.minimum_password_length)
  const hash = password == null ? undefined : await hashPassword(password)

  const changed = await sql.begin(async (tx) => {
    let current = user
    if (given.email_confirm) current = await confirmUser(tx, current)
    if (hash) {
      current = await setPassword(tx, current, hash)
      await endSessions(tx, user.id)
    }
    if (email) await changeEmailIdentity(tx, user.id, {email, email_verified: given.email_confirm})
    return changeUser(tx, user.id, {
      ...(given.role && {role: given.role.trim()}),
      ...(email && {email}),
      ...(given.app_metadata && {
        raw_app_meta_data: mergeMetadata(current.raw_app_meta_data, given.app_metadata),
      }),
      ...(given.user_metadata && {
        raw_user_meta_data: mergeMetadata(current.raw_user_meta_data, given.user_metadata),
      }),
      ...(until !== undefined && {banned_until: until}),
    })
  })
  return Response.json(userResponse(changed))
}

export async function remove({sql}: AuthServices, c: AuthContext): Promise<Response> {
  const user = await requestedUser(sql, c)
  const body = await readText(c.req.raw)
  const {should_soft_delete: isSoft} = parseBody(body || '{}', deletion)
  if (!isSoft) await sql`delete from auth.users where id = ${user.id}`
  else if (!user.deleted_at) await sql.begin((tx) => softDelete(tx, user))
  return Response.json({})
}

/** The row stays, without anything that identifies the person. */
async function softDelete(tx: Database, {id, email, email_change: emailChange}: User): Promise<void> {
  const obscure = (value: string) =>
    createHash('sha256')
      .update(id + value)
      .digest('base64url')
  await clearTokens(tx, id)
  await endSessions(tx, id)
  await tx`
    update auth.identities set identity_data = '{}', provider_id = ${obscure(`email:${id}`)} where user_id = ${id}`
  await changeUser(tx, id, {
    email: obscure(email ?? ''),
    email_change: obscure(emailChange ?? ''),
    encrypted_password: null,
    confirmation_token: '',
    recovery_token: '',
    email_change_token_current: '',
    email_change_token_new: '',
    raw_user_meta_data: {},
    raw_app_meta_data: {},
    deleted_at: new Date(),
  })
}

/** `null` ends a ban, and `undefined` leaves it as it is. */
function bannedUntil(duration: string): Date | null | undefined {
  if (!duration) return undefined
  const ms = duration === 'none' ? 0 : parseDuration(duration)
  if (ms === undefined) throw validationFailed('invalid format for ban duration')
  return ms === 0 ? null : new Date(Date.now() + ms)
}
