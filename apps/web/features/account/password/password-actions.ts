import type {Language} from '@site/schemas/languages'
import type {PasswordChangeRequest} from '@site/schemas/requests/password'
import type {SignUpCompletion} from '@site/schemas/requests/sign-up'
import {tabValues} from '#/storage/browser-storage.ts'
import {query, success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery, askForAccountEmail} from '../session/account-actions.ts'

/** Requests the email with a link for a new password. The result does not reveal whether the account exists. */
export async function sendPasswordReset(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  return askForAccountEmail(email, 'recovery', language)
}

const RECOVERY_KEY = 'until-log-out:password-recovery'

const recoveryReasons = ['forgotten', 'void'] as const

/** Why a new password is set without the current one: it is forgotten, or a link has voided what was chosen before. */
export type RecoveryReason = (typeof recoveryReasons)[number]

/** Lets the user set a new password in this tab without the current one, after the link from the email was opened. */
export function startPasswordRecovery(reason: RecoveryReason, userId: string): void {
  tabValues.write(RECOVERY_KEY, `${reason} ${userId}`)
}

/**
 * Undefined for another user than the one who opened the link, and where storage is blocked: the page then shows the form
 * for a new link.
 */
export function passwordRecovery(userId: string): RecoveryReason | undefined {
  const kept = tabValues.read(RECOVERY_KEY)
  return recoveryReasons.find((reason) => kept === `${reason} ${userId}`)
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

/** Gives an account its names, then its password. */
export async function completeSignUp(
  id: string,
  {firstName, lastName, language, password}: SignUpCompletion,
): Promise<Result<null, AccountError>> {
  const names = {first_name: firstName, last_name: lastName}
  const result = await accountQuery((supabase) =>
    supabase
      .from('profiles')
      .update({...names, language, privacy_policy_accepted: true})
      .eq('id', id)
      .select('id')
      .single(),
  )
  if (!result.ok) return {...result, error: toAccountError(result)}
  return setPassword(password)
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
