import {randomUUID} from 'node:crypto'
import postgres from 'postgres'
import * as z from 'zod'
import {AuthError, unexpectedFailure, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {confirmUser} from './confirm-user.ts'
import {normaliseEmail} from './email-address.ts'
import {checkPasswordStrength, hashPassword} from './passwords.ts'
import {ipOf, type AuthContext, type RequestSource} from './request-source.ts'
import {readBody, record, text, type Metadata} from './request-body.ts'
import {userResponse} from './user-response.ts'
import {changeUser, createUser} from './user-changes.ts'
import {findUserByEmail, type Database, type User} from './users.ts'
import {pkce, refusePkce} from './disabled-features.ts'

const body = z.object({email: text, phone: text, password: text, data: record, ...pkce})

export async function signUp(auth: AuthServices, c: AuthContext): Promise<Response> {
  const given = await readBody(c.req.raw, body)
  if (!given.email && !given.phone)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  auth.limits.takeRequest('signup', ipOf(c))
  if (!given.password) throw validationFailed('Signup requires a valid password')
  checkPasswordStrength(given.password, auth.config.minimum_password_length)
  if (given.email && given.phone)
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  refusePkce(given)
  if (!given.email) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  const {email, password, data = {}} = given
  return Response.json(await signUpByEmail(auth, {email, password, data}, auth.source(c)))
}

interface NewAccount {
  email: string
  password: string
  data: Metadata
}

/** Returns a session when no confirmation is needed, and otherwise the user. */
export async function signUpByEmail(auth: AuthServices, account: NewAccount, source: RequestSource) {
  const {config} = auth
  if (!config.enable_signup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  if (!config.email.enabled) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  const email = normaliseEmail(account.email)
  // An address that has an account gets a hash too, so that both take as long.
  const hash = await hashPassword(account.password)
  return enter(auth, {email, hash, data: account.data}, source)
}

interface Entry {
  email: string
  hash: string
  data: Metadata
}

async function enter({sql, config, emails, sessions}: AuthServices, entry: Entry, source: RequestSource) {
  const {email, data} = entry
  const enterOnce = async () => {
    const known = await findUserByEmail(sql, email)
    if (known?.email_confirmed_at) {
      if (config.email.enable_confirmations) return decoy(email, data)
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    }
    return sql.begin(async (tx) => {
      const user = known ?? (await insertUser(tx, entry))
      if (config.email.enable_confirmations)
        return shown(asRead(user, await emails.sendCode(tx, user, 'signup', source)))
      return sessions.start(tx, await confirmUser(tx, user), 'password', source)
    })
  }
  try {
    return await enterOnce()
  } catch (error) {
    // Of two simultaneous sign-ups, the second finds the account of the first.
    if (isDuplicateEmail(error)) return enterOnce()
    throw error
  }
}

async function insertUser(tx: Database, {email, hash, data}: Entry): Promise<User> {
  const account = {email, encrypted_password: hash, raw_user_meta_data: data}
  const user = await insertAccount(tx, account, data)
  const metadata = user.identities[0]?.identity_data ?? data
  const changed = await changeUser(tx, user.id, {raw_user_meta_data: metadata})
  return asRead({...user, raw_user_meta_data: metadata}, changed)
}

/** A trigger of the project may have changed the metadata since, but Auth returns what it has read or written. */
const asRead = ({raw_user_meta_data, identities}: User, changed: User): User => ({
  ...changed,
  raw_user_meta_data,
  identities,
})

/** @throws {AuthError} 500 when a trigger of the project refuses the account */
export async function insertAccount(...account: Parameters<typeof createUser>): Promise<User> {
  try {
    return await createUser(...account)
  } catch (error) {
    if (error instanceof postgres.PostgresError && !isDuplicateEmail(error)) {
      console.error(error)
      throw unexpectedFailure('Database error saving new user')
    }
    throw error
  }
}

export const isDuplicateEmail = (error: unknown) =>
  error instanceof postgres.PostgresError && error.constraint_name === 'users_email_partial_key'

/** Invited users do not see what the inviter wrote. */
const shown = (user: User) =>
  userResponse(user.invited_at ? {...user, raw_user_meta_data: {}, identities: []} : user)

/** Supabase Auth returns such a user, without identities, when the address has an account already. */
function decoy(email: string, data: Metadata) {
  const now = new Date()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: {provider: 'email', providers: ['email']},
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}
