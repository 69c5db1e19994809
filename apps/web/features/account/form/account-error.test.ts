import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
  type AuthError,
} from '@supabase/supabase-js'
import {expect, test} from 'vitest'
import {queryError, type Failure} from '#/supabase/query.ts'
import {toAccountError} from './account-error.ts'

/** The failure that `query` returns for an Auth error. */
function failureOf(cause: AuthError): Failure {
  const status = cause.status ?? 0
  const code = cause.code ?? ''
  return {ok: false, error: queryError(status, code), status, code, cause}
}

test.each([
  ['invalid_credentials', 'invalidCredentials'],
  ['email_not_confirmed', 'emailNotConfirmed'],
  ['user_already_exists', 'alreadyRegistered'],
  ['hook_timeout', 'unavailable'],
  ['hook_timeout_after_retry', 'unavailable'],
  ['over_email_send_rate_limit', 'tooMany'],
  ['otp_expired', 'linkExpired'],
  ['same_password', 'samePassword'],
])('maps %s to %s', (code, expected) => {
  expect(toAccountError(failureOf(new AuthApiError('Something', 400, code)))).toEqual({code: expected})
})

test('recognises that the database keeps the last admin', () => {
  const failed = {ok: false, error: 'failed', status: 409, code: 'PT409', cause: {code: 'PT409'}} as const
  expect(toAccountError(failed)).toEqual({code: 'lastAdmin'})
})

test('recognises invalid credentials by their message as well', () => {
  const error = new AuthApiError('Invalid login credentials', 400, undefined)
  expect(toAccountError(failureOf(error))).toEqual({code: 'invalidCredentials'})
})

test('keeps the reasons for a weak password that have a message', () => {
  const error = new AuthWeakPasswordError('Weak', 422, JSON.parse('["length", "pwned", "something new"]'))
  expect(toAccountError(failureOf(error))).toEqual({code: 'weakPassword', reasons: ['length', 'pwned']})
})

test('passes on any other message', () => {
  const error = new AuthApiError('Signups not allowed for this instance', 422, 'signup_disabled')
  const message = 'Signups not allowed for this instance'
  expect(toAccountError(failureOf(error))).toEqual({code: 'received', message})
})

test.each([
  [0, 'unavailable'],
  [503, 'unavailable'],
  [500, 'unexpected'],
] as const)('maps status %i of Auth or the database to %s', (status, code) => {
  expect(toAccountError(failureOf(new AuthRetryableFetchError('Failed to fetch', status)))).toEqual({code})
  const error = queryError(status, '')
  expect(toAccountError({ok: false, error, status, code: '', cause: undefined})).toEqual({code})
})

test('reports a missing connection as offline', () => {
  expect(
    toAccountError({ok: false, error: 'offline', status: 0, code: '', cause: new Error('Failed to fetch')}),
  ).toEqual({code: 'offline'})
})

test('reports a session that has ended', () => {
  expect(
    toAccountError({ok: false, error: 'loggedOut', status: 403, code: '42501', cause: new Error('No')}),
  ).toEqual({code: 'loggedOut'})
})

test('recognises too many requests by their status', () => {
  expect(toAccountError(failureOf(new AuthApiError('Slow down', 429, undefined)))).toEqual({code: 'tooMany'})
})

test('says when an address has been sent too many emails', () => {
  const error = new AuthApiError('Too many emails to this address', 429, 'unknown')
  expect(toAccountError(failureOf(error))).toEqual({code: 'tooManyEmails'})
})

test('reports an error without a message as unexpected', () => {
  expect(toAccountError(failureOf(new AuthUnknownError('', undefined)))).toEqual({code: 'unexpected'})
})
