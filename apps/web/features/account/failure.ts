import type {AuthError} from '@supabase/supabase-js'

/** Why something about an account did not work, for the message that names it. */
export type Failure =
  | {
      code:
        | 'alreadyRegistered'
        | 'emailInvalid'
        | 'emailNotConfirmed'
        | 'invalidCredentials'
        | 'linkExpired'
        | 'offline'
        | 'samePassword'
        | 'tooMany'
        | 'unavailable'
        | 'unexpected'
        | 'wrongPassword'
    }
  | {code: 'weakPassword'; reasons: Weakness[]}
  /** What Supabase said, shown as it was received. */
  | {code: 'received'; message: string}

export type Weakness = (typeof weaknesses)[number]
const weaknesses = ['length', 'characters', 'pwned'] as const

export type Outcome<Data = undefined> = {ok: true; data: Data} | {ok: false; error: Failure}

export const done: Outcome = {ok: true, data: undefined}

export function failed<Code extends Failure>(error: Code): {ok: false; error: Code} {
  return {ok: false, error}
}

const known: Record<string, Exclude<Failure['code'], 'weakPassword' | 'received'>> = {
  email_address_invalid: 'emailInvalid',
  email_exists: 'alreadyRegistered',
  email_not_confirmed: 'emailNotConfirmed',
  invalid_credentials: 'invalidCredentials',
  otp_expired: 'linkExpired',
  over_email_send_rate_limit: 'tooMany',
  over_request_rate_limit: 'tooMany',
  same_password: 'samePassword',
  user_already_exists: 'alreadyRegistered',
}

/** Supabase Auth's error as one of ours. */
export function authFailure(error: AuthError): Failure {
  const {code, status, message, name} = error
  if (code === 'weak_password') return weakPassword(error)
  const own = code === undefined ? undefined : known[code]
  if (own) return {code: own}
  if (message === 'Invalid login credentials') return {code: 'invalidCredentials'}
  if (status === 429) return {code: 'tooMany'}
  if (name === 'AuthRetryableFetchError') return {code: connectionFailure(status)}
  return message ? {code: 'received', message} : {code: 'unexpected'}
}

/** An answer of the database that is an error; `status` 0 when there was none. */
export function databaseFailure({status}: {status: number}): Failure {
  if (status === 429) return {code: 'tooMany'}
  if (status === 0 || status > 500) return {code: connectionFailure(status)}
  return {code: 'unexpected'}
}

/** What was thrown: the scripts could not be loaded without a connection, anything else nobody expected. */
export function thrownFailure(): Failure {
  return {code: navigator.onLine ? 'unexpected' : 'offline'}
}

function connectionFailure(status: number | undefined): 'offline' | 'unavailable' | 'unexpected' {
  if (status) return status === 500 ? 'unexpected' : 'unavailable'
  return navigator.onLine ? 'unavailable' : 'offline'
}

function weakPassword(error: AuthError): {code: 'weakPassword'; reasons: Weakness[]} {
  const given: unknown = 'reasons' in error ? error.reasons : []
  const reasons = Array.isArray(given) ? weaknesses.filter((weakness) => given.includes(weakness)) : []
  return {code: 'weakPassword', reasons}
}
