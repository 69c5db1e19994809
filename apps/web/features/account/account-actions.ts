import type {Language} from '@site/schemas/languages'
import type {LogInRequest} from '@site/schemas/requests/log-in'
import type {SignUpRequest} from '@site/schemas/requests/sign-up'
import type {EmailOtpType} from '@supabase/supabase-js'
import {failure, query, success, type Result} from '#/supabase/query.ts'
import {absolutePath} from './absolute-path.ts'
import {toAccountError, type AccountError} from './form/account-error.ts'
import {startPasswordRecovery} from './password/password-recovery.ts'
import {rememberAccount} from './session/known-browser.ts'

/** A request about an account, which may send an email before it answers. */
export const accountQuery: typeof query = (request) => query(request, {timeoutMs: 60_000})

/** Creates an account. `confirm`: it works once the link in the email has been followed. */
export async function signUp(request: SignUpRequest): Promise<Result<'confirm' | 'loggedIn', AccountError>> {
  const {email, password, firstName, lastName, language, privacyAccepted} = request
  const result = await accountQuery(({auth}) =>
    auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: absolutePath(language, '/'),
        data: {
          first_name: firstName,
          last_name: lastName,
          language,
          privacy_policy_accepted: privacyAccepted,
        },
      },
    }),
  )
  if (!result.ok) return {...result, error: toAccountError(result)}
  // A registered address is answered like a new one, except that the made-up user has no identities.
  if (result.data.user?.identities?.length === 0) return failure({code: 'alreadyRegistered'})
  rememberAccount()
  return {...result, data: result.data.session ? 'loggedIn' : 'confirm'}
}

export async function logIn(request: LogInRequest): Promise<Result<null, AccountError>> {
  const result = await accountQuery(({auth}) => auth.signInWithPassword(request))
  return result.ok ? success(null) : {...result, error: toAccountError(result)}
}

/** Sends the link that confirms the address once more. */
export async function sendConfirmation(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  const options = {emailRedirectTo: absolutePath(language, '/')}
  const result = await accountQuery(({auth}) => auth.resend({type: 'signup', email, options}))
  return result.ok ? success(null) : {...result, error: toAccountError(result)}
}

/** Sends the link for a new password. The result does not reveal whether there is such an account. */
export async function sendPasswordReset(
  email: string,
  language: Language,
): Promise<Result<null, AccountError>> {
  const redirectTo = absolutePath(language, '/slaptazodis')
  const result = await accountQuery(({auth}) => auth.resetPasswordForEmail(email, {redirectTo}))
  if (result.ok || isTooSoonForOneAccount(result)) return success(null)
  return {...result, error: toAccountError(result)}
}

/** Only an existing account can be written to too often, and then an email is already on its way. */
function isTooSoonForOneAccount({code, cause}: {code: string; cause: unknown}): boolean {
  return (
    code === 'over_email_send_rate_limit' &&
    cause instanceof Error &&
    cause.message.startsWith('For security purposes')
  )
}

export interface EmailLink {
  tokenHash: string
  type: EmailOtpType
}

const linkTypes: readonly string[] = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email']

/** The link in the query of /auth/confirm; undefined for one that no email of ours contains. */
export function readEmailLink(search: string): EmailLink | undefined {
  const parameters = new URLSearchParams(search)
  const tokenHash = parameters.get('token_hash')
  const type = parameters.get('type')
  return tokenHash && isLinkType(type) ? {tokenHash, type} : undefined
}

function isLinkType(type: string | null): type is EmailOtpType {
  return type !== null && linkTypes.includes(type)
}

/** Where a link leads: to the home page, to a new password, or to the email sent to the other address. */
export type Destination = 'home' | 'newPassword' | 'otherAddress'

/** Verifies a link from an email, once; none at all counts as expired. Afterwards the visitor is logged in. */
export async function verifyEmailLink(
  link: EmailLink | undefined,
): Promise<Result<Destination, AccountError>> {
  if (!link) return failure({code: 'linkExpired'})
  const {tokenHash, type} = link
  const result = await accountQuery(({auth}) => auth.verifyOtp({token_hash: tokenHash, type}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  if (!result.data.session) return {...result, data: 'otherAddress'}
  if (type !== 'recovery' && type !== 'invite') return {...result, data: 'home'}
  startPasswordRecovery()
  return {...result, data: 'newPassword'}
}
