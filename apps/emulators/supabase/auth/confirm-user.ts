import {clearTokens} from './one-time-tokens.ts'
import {changeEmailIdentity, changeUser, mergeMetadata} from './user-changes.ts'
import {type Database, type User} from './users.ts'

/**
 * Marks the address of an account as confirmed. All its codes end. The metadata follows in a statement of its own, as it was
 * when the account was read, and nothing else is written: triggers of the project may depend on it.
 */
export async function confirmUser(sql: Database, user: User): Promise<User> {
  await changeUser(sql, user.id, {confirmation_token: '', email_confirmed_at: new Date()})
  await clearTokens(sql, user.id)
  return changeUser(sql, user.id, {
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, {email_verified: true}),
  })
}

/** Gives an account its new address, which a code was sent to. */
export async function confirmEmailChange(sql: Database, user: User): Promise<User> {
  const email = user.email_change ?? ''
  await changeEmailIdentity(sql, user.id, {email, email_verified: true})
  await clearTokens(sql, user.id)
  const changed = await changeUser(sql, user.id, {
    email,
    email_change: '',
    email_change_token_current: '',
    email_change_token_new: '',
    email_change_confirm_status: 0,
  })
  return changed.email_confirmed_at ? changed : confirmUser(sql, changed)
}
