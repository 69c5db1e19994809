import {setPassword} from './account.ts'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {confirmEmailChange, confirmUser} from './confirm-user.ts'
import {clearTokens, lockToken, type TokenType} from './one-time-tokens.ts'
import {hashPassword, randomPassword} from './passwords.ts'
import type {RequestSource} from './request-source.ts'
import type {TokenResponse} from './sessions.ts'
import {changeEmailIdentity, changeUser, mergeMetadata} from './user-changes.ts'
import {findUserById, isBanned, type Database, type User} from './users.ts'

const tokenTypes = new Map<string, TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_current', 'email_change_token_new']],
])

export interface Proof {
  type: string
  hash: string
  /** A hash needs no address. */
  email?: string
}

/** Returns nothing when the other address has to confirm too. */
export function redeem(
  {sql, config, sessions}: AuthServices,
  proof: Proof,
  source: RequestSource,
): Promise<TokenResponse | undefined> {
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
    return sessions.start(tx, changed, 'otp', source)
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
    await setPassword(tx, user, await hashPassword(randomPassword()))
  if (user.email) await changeEmailIdentity(tx, user.id, {email: user.email, email_verified: true})
  return confirmUser(tx, user)
}

async function recover(tx: Database, user: User): Promise<User> {
  await clearTokens(tx, user.id)
  const recovered = await changeUser(tx, user.id, {recovery_token: ''})
  return recovered.email_confirmed_at ? recovered : confirmUser(tx, recovered)
}

export const expired = (message: string) => new AuthError(403, 'otp_expired', message)
