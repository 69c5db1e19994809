import {TOO_MANY_EMAILS} from '@site/schemas/webhooks/send-email-hook'
import type {AuthError} from '@supabase/supabase-js'
import type {Failure} from '#/supabase/query.ts'

export type AccountError =
  | {
      code:
        | 'alreadyRegistered'
        | 'emailInvalid'
        | 'emailNotConfirmed'
        | 'invalidCredentials'
        | 'lastAdmin'
        | 'linkExpired'
        | 'loggedOut'
        | 'offline'
        | 'samePassword'
        | 'tooMany'
        | 'tooManyEmails'
        | 'unavailable'
        | 'unexpected'
        | 'wrongPassword'
    }
  | {code: 'weakPassword'; reasons: Weakness[]}
  /** Supabase's own message is shown unchanged. */
  | {code: 'received'; message: string}

type Weakness = (typeof weaknesses)[number]
const weaknesses = ['length', 'characters', 'pwned'] as const

const byCode: Record<string, Exclude<AccountError['code'], 'weakPassword' | 'received'>> = {
  email_address_invalid: 'emailInvalid',
  email_exists: 'alreadyRegistered',
  email_not_confirmed: 'emailNotConfirmed',
  // The Send Email hook, a function, does not answer.
  hook_timeout: 'unavailable',
  hook_timeout_after_retry: 'unavailable',
  invalid_credentials: 'invalidCredentials',
  otp_expired: 'linkExpired',
  // The database raises it when the last admin's account would be deleted.
  PT409: 'lastAdmin',
  over_email_send_rate_limit: 'tooMany',
  over_request_rate_limit: 'tooMany',
  same_password: 'samePassword',
  user_already_exists: 'alreadyRegistered',
}

export function toAccountError({error, code, cause}: Failure): AccountError {
  if (code === 'weak_password') return {code: 'weakPassword', reasons: weaknessesIn(cause)}
  const known = byCode[code]
  if (known) return {code: known}
  if (isAuthError(cause) && cause.message === TOO_MANY_EMAILS) return {code: 'tooManyEmails'}
  if (error === 'tooMany' || error === 'loggedOut') return {code: error}
  if (isAuthError(cause) && cause.name !== 'AuthRetryableFetchError') {
    if (cause.message === 'Invalid login credentials') return {code: 'invalidCredentials'}
    return cause.message ? {code: 'received', message: cause.message} : {code: 'unexpected'}
  }
  return {code: error === 'offline' || error === 'unavailable' ? error : 'unexpected'}
}

/** `isAuthError` of supabase-js does the same, but is not part of the first load. */
function isAuthError(cause: unknown): cause is AuthError {
  return typeof cause === 'object' && cause !== null && '__isAuthError' in cause
}

function weaknessesIn(cause: unknown): Weakness[] {
  const reasons: unknown =
    typeof cause === 'object' && cause !== null && 'reasons' in cause ? cause.reasons : []
  return Array.isArray(reasons) ? weaknesses.filter((weakness) => reasons.includes(weakness)) : []
}
