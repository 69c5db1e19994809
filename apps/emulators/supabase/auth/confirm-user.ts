import {clearTokens} from './one-time-tokens.ts'
import {changeEmailIdentity, changeUser, mergeMetadata} from './user-changes.ts'
import {type Database, type User} from './users.ts'

/** Triggers of the project may depend on the columns that change, so the metadata has a statement of its own. */
export async function confirmUser(sql: Database, user: User): Promise<User> {
  await changeUser(sql, user.id, {confirmation_token: '', email_confirmed_at: new Date()})
  await clearTokens(sql, user.id)
  return changeUser(sql, user.id, {
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, {email_verified: true}),
  })
}

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
