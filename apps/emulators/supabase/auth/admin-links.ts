import * as z from 'zod'
import {emailExists} from './account.ts'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {normaliseEmail} from './email-address.ts'
import {hashCode, newCode, saveToken, type TokenType} from './one-time-tokens.ts'
import {checkPasswordStrength, hashPassword, randomPassword} from './passwords.ts'
import type {AuthContext} from './request-source.ts'
import {readBody, record, text, type Metadata} from './request-body.ts'
import {insertAccount} from './sign-up.ts'
import {userResponse} from './user-response.ts'
import {changeUser, mergeMetadata} from './user-changes.ts'
import {findUserByEmail, type Database, type User} from './users.ts'

const invitation = z.strictObject({email: text, data: record})
const linkRequest = z.strictObject({
  type: text,
  email: text,
  new_email: text,
  password: text,
  data: record,
  redirect_to: text,
  // The client sends it here too, but Supabase Auth reads it from the URL.
  redirectTo: text,
})

type LinkRequest = z.output<typeof linkRequest>

export async function invite(auth: AuthServices, c: AuthContext): Promise<Response> {
  const given = await readBody(c.req.raw, invitation)
  const email = normaliseEmail(given.email)
  const known = await findUserByEmail(auth.sql, email)
  if (known?.email_confirmed_at) throw emailExists()
  const user = await auth.sql.begin(async (tx) => {
    const invited = known ?? (await insertWithoutPassword(tx, email, given.data))
    return auth.emails.sendCode(tx, invited, 'invite', auth.source(c))
  })
  return Response.json(userResponse(user))
}

/** `POST /admin/generate_link` returns what an email would contain, without sending it. */
export async function generateLink(auth: AuthServices, c: AuthContext): Promise<Response> {
  const {sql, config} = auth
  const given = await readBody(c.req.raw, linkRequest)
  const email = normaliseEmail(given.email)
  const {apiUrl, redirectTo: fallback} = auth.source(c)
  const redirectTo = auth.isAllowedRedirect(given.redirect_to) ? given.redirect_to : fallback
  const known = await findUserByEmail(sql, email)
  const isNew = !known && given.type === 'magiclink'
  const type = isNew ? 'signup' : given.type
  const password = isNew ? randomPassword() : given.password
  const create = creators.get(type)
  if (!create) throw validationFailed(`Invalid email action link type requested: ${type.slice(0, 60)}`)
  if (!known && !['signup', 'invite'].includes(type))
    throw new AuthError(404, 'user_not_found', 'User with this email not found')
  if (type === 'email_change_current' && !config.email.double_confirm_changes)
    throw validationFailed('Enable secure email change to generate link for current email')
  if (!known && type === 'signup') {
    if (!password) throw validationFailed('Signup requires a valid password')
    checkPasswordStrength(password, config.minimum_password_length)
  }
  const hash = type === 'signup' && !known ? await hashPassword(password) : ''
  const code = newCode(config.email.otp_length)

  const {user, token} = await sql.begin((tx) => create(tx, {...given, email, known, hash, code}))
  const query = new URLSearchParams({
    token,
    type: type.startsWith('email_change') ? 'email_change' : type,
    redirect_to: redirectTo,
  })
  return Response.json({
    ...userResponse(user),
    action_link: `${apiUrl}/verify?${query}`,
    email_otp: code,
    hashed_token: token,
    verification_type: type,
    redirect_to: redirectTo,
  })
}

interface Link extends LinkRequest {
  known: User | undefined
  hash: string
  code: string
}

type Create = (tx: Database, link: Link) => Promise<{user: User; token: string}>

const creators = new Map<string, Create>([
  ['signup', createSignUp],
  ['invite', createInvite],
  ['recovery', (tx, link) => keep(tx, required(link), link, 'recovery')],
  ['magiclink', (tx, link) => keep(tx, required(link), link, 'recovery')],
  ['email_change_current', (tx, link) => keepEmailChange(tx, link, 'email_change_token_current')],
  ['email_change_new', (tx, link) => keepEmailChange(tx, link, 'email_change_token_new')],
])

async function createSignUp(tx: Database, link: Link) {
  const {known, email, hash, data = {}} = link
  if (known?.email_confirmed_at) throw emailExists()
  const user = known
    ? await changeUser(tx, known.id, {raw_user_meta_data: mergeMetadata(known.raw_user_meta_data, data)})
    : await insertAccount(tx, {email, encrypted_password: hash, raw_user_meta_data: data})
  return keep(tx, user, link, 'confirmation')
}

async function createInvite(tx: Database, link: Link) {
  if (link.known?.email_confirmed_at) throw emailExists()
  const user = link.known ?? (await insertWithoutPassword(tx, link.email, link.data))
  await changeUser(tx, user.id, {invited_at: new Date()})
  return keep(tx, user, link, 'confirmation')
}

const insertWithoutPassword = (tx: Database, email: string, data: Metadata = {}) =>
  insertAccount(tx, {email, encrypted_password: '', raw_user_meta_data: data})

async function keep(tx: Database, {id}: User, {email, code}: Link, column: 'confirmation' | 'recovery') {
  const token = hashCode(email, code)
  await saveToken(tx, {userId: id, type: `${column}_token`, hash: token, email})
  const sent = {[`${column}_token`]: token, [`${column}_sent_at`]: new Date()}
  return {user: await changeUser(tx, id, sent), token}
}

async function keepEmailChange(tx: Database, link: Link, type: TokenType & `email_change_${string}`) {
  const user = required(link)
  const newEmail = normaliseEmail(link.new_email)
  const holder = await findUserByEmail(tx, newEmail)
  if (holder && holder.id !== user.id) throw emailExists()
  const email = type === 'email_change_token_new' ? newEmail : link.email
  const token = hashCode(email, link.code)
  await saveToken(tx, {userId: user.id, type, hash: token, email})
  const change = {email_change: newEmail, email_change_sent_at: new Date(), email_change_confirm_status: 0}
  return {user: await changeUser(tx, user.id, {...change, [type]: token}), token}
}

function required({known}: Link): User {
  if (!known) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  return known
}
