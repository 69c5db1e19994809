import type {PasswordChangeRequest} from '@site/schemas/requests/password'
import {query, success, type Result} from '#/supabase/query.ts'
import {accountQuery} from '../account-actions.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'

/** Sets a new password once the current one has been checked, and logs the other devices out. */
export async function changePassword(
  email: string,
  request: PasswordChangeRequest,
): Promise<Result<null, AccountError>> {
  const checked = await checkPassword(email, request.currentPassword)
  return checked.ok ? setPassword(request.password) : checked
}

/** Sets the password of the signed-in user, and logs the other devices out. */
export async function setPassword(password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.updateUser({password}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  await query(({auth}) => auth.signOut({scope: 'others'}))
  return success(null)
}

/** Checks the account's password by logging in with it again; `wrongPassword` if it is not the one. */
export async function checkPassword(email: string, password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.signInWithPassword({email, password}))
  if (result.ok) return success(null)
  const error = toAccountError(result)
  return {...result, error: error.code === 'invalidCredentials' ? {code: 'wrongPassword'} : error}
}
