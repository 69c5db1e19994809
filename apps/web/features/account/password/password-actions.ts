import type {Language} from '@site/schemas/languages'
import type {PasswordChangeRequest} from '@site/schemas/requests/password'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {query, success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery} from '../session/account-actions.ts'

/** Sends the link for a new password. The result does not reveal whether the account exists. */
export async function sendPasswordReset(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  const redirectTo = localizedUrl(location.origin, language, '/slaptazodis')
  const result = await accountQuery(({auth}) => auth.resetPasswordForEmail(email, {redirectTo}))
  if (result.ok || isRateLimitedByAccount(result)) return success(null)
  return {...result, error: toAccountError(result)}
}

/** Auth limits emails per account only if the account exists, and then one is already on its way. */
function isRateLimitedByAccount({code, cause}: {code: string; cause: unknown}): boolean {
  return (
    code === 'over_email_send_rate_limit' &&
    cause instanceof Error &&
    cause.message.startsWith('For security purposes')
  )
}

const RECOVERY_KEY = 'password-recovery'

/** Lets this tab set a new password without the old one: its visitor came from the link in the email. */
export function startPasswordRecovery(): void {
  try {
    sessionStorage.setItem(RECOVERY_KEY, 'yes')
  } catch {
    // Storage is blocked: the page offers to send another email.
  }
}

export function isRecoveringPassword(): boolean {
  try {
    return sessionStorage.getItem(RECOVERY_KEY) !== null
  } catch {
    return false
  }
}

export function endPasswordRecovery(): void {
  try {
    sessionStorage.removeItem(RECOVERY_KEY)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Sets the password of the signed-in user, and logs the other devices out. */
export async function setPassword(password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.updateUser({password}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  await query(({auth}) => auth.signOut({scope: 'others'}))
  return success(null)
}

/** Checks the current password, then sets the new one and logs the other devices out. */
export async function changePassword(
  email: string,
  request: PasswordChangeRequest,
): Promise<Result<null, AccountError>> {
  const checked = await checkPassword(email, request.currentPassword)
  return checked.ok ? setPassword(request.password) : checked
}

/** Checks the account's password by logging in with it again; the error is `wrongPassword` if it does not match. */
export async function checkPassword(email: string, password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.signInWithPassword({email, password}))
  if (result.ok) return success(null)
  const error = toAccountError(result)
  return {...result, error: error.code === 'invalidCredentials' ? {code: 'wrongPassword'} : error}
}
