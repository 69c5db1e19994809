import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js'
import {afterEach, expect, test, vi} from 'vitest'
import {authFailure, databaseFailure, thrownFailure} from './failure.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['invalid_credentials', 'invalidCredentials'],
  ['email_not_confirmed', 'emailNotConfirmed'],
  ['user_already_exists', 'alreadyRegistered'],
  ['over_email_send_rate_limit', 'tooMany'],
  ['otp_expired', 'linkExpired'],
  ['same_password', 'samePassword'],
])('%s is %s', (code, ours) => {
  expect(authFailure(new AuthApiError('Something', 400, code))).toEqual({code: ours})
})

test('wrong credentials are known by their words, too', () => {
  const error = new AuthApiError('Invalid login credentials', 400, undefined)
  expect(authFailure(error)).toEqual({code: 'invalidCredentials'})
})

test('a weak password keeps the reasons that have words', () => {
  const error = new AuthWeakPasswordError('Weak', 422, JSON.parse('["length", "pwned", "something new"]'))
  expect(authFailure(error)).toEqual({code: 'weakPassword', reasons: ['length', 'pwned']})
})

test('other messages are shown as received', () => {
  const error = new AuthApiError('Signups not allowed for this instance', 422, 'signup_disabled')
  expect(authFailure(error)).toEqual({code: 'received', message: 'Signups not allowed for this instance'})
})

test.each([
  [true, 0, 'unavailable'],
  [false, 0, 'offline'],
  [true, 503, 'unavailable'],
  [true, 500, 'unexpected'],
] as const)('without an answer: connected %s, status %i is %s', (onLine, status, code) => {
  vi.stubGlobal('navigator', {onLine})
  expect(authFailure(new AuthRetryableFetchError('Failed to fetch', status))).toEqual({code})
  expect(databaseFailure({status})).toEqual({code})
})

test.each([
  [true, 'unexpected'],
  [false, 'offline'],
] as const)('what is thrown: connected %s is %s', (onLine, code) => {
  vi.stubGlobal('navigator', {onLine})
  expect(thrownFailure()).toEqual({code})
})

test('an error without words is unexpected', () => {
  expect(authFailure(new AuthUnknownError('', undefined))).toEqual({code: 'unexpected'})
})
