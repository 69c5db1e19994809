import type {Language} from '@site/schemas/languages'
import type {LogInRequest} from '@site/schemas/requests/log-in'
import type {SignUpRequest} from '@site/schemas/requests/sign-up'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {failure, query, queryTables, success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {rememberAccount} from './remembered-account.ts'
import {endSignUpAttempt, proveSignUp} from './sign-up-secret.ts'

/** The timeout leaves Auth time to send an email before it responds. */
export const accountQuery: typeof query = (request) => query(request, {timeoutMs: 60_000})

/** `confirm`: the account cannot be used until the link from the email has been opened. */
export async function signUp(request: SignUpRequest): Promise<Result<'confirm' | 'loggedIn', AccountError>> {
  const {email, password, firstName, lastName, language, privacyAccepted} = request
  const proof = await proveSignUp(email, password)
  const result = await accountQuery(({auth}) =>
    auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: localizedUrl(location.origin, language, '/'),
        data: {
          first_name: firstName,
          last_name: lastName,
          language,
          privacy_policy_accepted: privacyAccepted,
          sign_up_proof: proof,
        },
      },
    }),
  )
  if (!result.ok) return {...result, error: toAccountError(result)}
  endSignUpAttempt()
  // For a registered email address, Auth returns a fake user, recognisable only by its lack of identities.
  if (result.data.user?.identities?.length === 0) return failure({code: 'alreadyRegistered'})
  rememberAccount()
  return {...result, data: result.data.session ? 'loggedIn' : 'confirm'}
}

export async function logIn(request: LogInRequest): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.signInWithPassword(request))
  return result.ok ? success(null) : {...result, error: toAccountError(result)}
}

/** The result does not reveal whether there is an account that has not been confirmed. */
export async function sendConfirmation(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  return askForAccountEmail(email, 'signup', language)
}

/** The database answers before it looks for the account: Auth's own delay or error would reveal that there is one. */
export async function askForAccountEmail(
  email: string,
  kind: 'recovery' | 'signup',
  language: Language,
): Promise<Result<null, AccountError>> {
  const result = await queryTables((tables) => tables.rpc('ask_for_account_email', {email, kind, language}))
  if (result.ok) return success(null)
  return {...result, error: result.error === 'tooMany' ? {code: 'tooManyEmails'} : toAccountError(result)}
}
