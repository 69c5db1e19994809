import type {Language} from '@site/schemas/languages'
import type {PasswordChangeRequest} from '@site/schemas/requests/password'
import type {SignUpCompletion} from '@site/schemas/requests/sign-up'
import {tabValues} from '#/storage/browser-storage.ts'
import {query, success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery, askForAccountEmail} from '../session/account-actions.ts'

/** The result does not reveal whether the account exists. */
export async function sendPasswordReset(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  return askForAccountEmail(email, 'recovery', language)
}

const RECOVERY_KEY = 'until-log-out:password-recovery'

const recoveryReasons = ['forgotten', 'void'] as const

/** The current password is forgotten, or a link has voided what was chosen before. */
export type RecoveryReason = (typeof recoveryReasons)[number]

export function startPasswordRecovery(reason: RecoveryReason, userId: string): void {
  tabValues.write(RECOVERY_KEY, `${reason} ${userId}`)
}

/** Returns undefined for a user who did not open the link, and where storage is blocked. */
export function passwordRecovery(userId: string): RecoveryReason | undefined {
  const kept = tabValues.read(RECOVERY_KEY)
  return recoveryReasons.find((reason) => kept === `${reason} ${userId}`)
}

export function endPasswordRecovery(): void {
  tabValues.remove(RECOVERY_KEY)
}

/** Sets the password and logs out the other devices. */
export async function setPassword(password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.updateUser({password}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  await query(({auth}) => auth.signOut({scope: 'others'}))
  return success(null)
}

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

export async function changePassword(
  email: string,
  request: PasswordChangeRequest,
): Promise<Result<null, AccountError>> {
  const checked = await checkPassword(email, request.currentPassword)
  return checked.ok ? setPassword(request.password) : checked
}

/** The password is checked by logging in again; the error is `wrongPassword` if it does not match. */
export async function checkPassword(email: string, password: string): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.signInWithPassword({email, password}))
  if (result.ok) return success(null)
  const error = toAccountError(result)
  return {...result, error: error.code === 'invalidCredentials' ? {code: 'wrongPassword'} : error}
}
