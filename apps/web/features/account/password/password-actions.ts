import type {Language} from '@site/schemas/languages'
import type {PasswordChangeRequest} from '@site/schemas/requests/password'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {tabValues} from '#/storage/browser-storage.ts'
import {query, success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery, isRateLimitedByAccount} from '../session/account-actions.ts'

/** Requests the email with a link for a new password. The result does not reveal whether the account exists. */
export async function sendPasswordReset(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  const redirectTo = localizedUrl(location.origin, language, '/slaptazodis')
  const result = await accountQuery(({auth}) => auth.resetPasswordForEmail(email, {redirectTo}))
  if (result.ok || isRateLimitedByAccount(result)) return success(null)
  return {...result, error: toAccountError(result)}
}

const RECOVERY_KEY = 'password-recovery'

/** Lets this tab set a new password without the current one, after the link from the email was opened. */
export function startPasswordRecovery(): void {
  tabValues.write(RECOVERY_KEY, 'yes')
}

/** False where storage is blocked: the page then shows the form for a new link. */
export function isRecoveringPassword(): boolean {
  return tabValues.read(RECOVERY_KEY) !== null
}

export function endPasswordRecovery(): void {
  tabValues.remove(RECOVERY_KEY)
}

/** Sets the user's password and logs out the other devices. */
export async function setPassword(password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.updateUser({password}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  await query(({auth}) => auth.signOut({scope: 'others'}))
  return success(null)
}

/** Checks the current password, then sets the new one and logs out the other devices. */
export async function changePassword(
  email: string,
  request: PasswordChangeRequest,
): Promise<Result<null, AccountError>> {
  const checked = await checkPassword(email, request.currentPassword)
  return checked.ok ? setPassword(request.password) : checked
}

/** Checks the account's password by logging in again; the error is `wrongPassword` if it does not match. */
export async function checkPassword(email: string, password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.signInWithPassword({email, password}))
  if (result.ok) return success(null)
  const error = toAccountError(result)
  return {...result, error: error.code === 'invalidCredentials' ? {code: 'wrongPassword'} : error}
}
