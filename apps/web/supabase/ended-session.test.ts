import {AuthApiError, AuthRetryableFetchError, AuthSessionMissingError} from '@supabase/supabase-js'
import {afterEach, expect, test, vi} from 'vitest'
import {logOutIfEnded} from './ended-session.ts'
import type {SupabaseClient} from './supabase-client.ts'

afterEach(() => vi.unstubAllGlobals())

async function check(error: Error | null) {
  const signOut = vi.fn<() => Promise<object>>().mockResolvedValue({error: null})
  const auth = {getUser: async () => ({data: {}, error}), signOut}
  const hasEnded = await logOutIfEnded({auth} as unknown as SupabaseClient)
  return {hasEnded, signOuts: signOut.mock.calls}
}

test.each([
  [401, 'bad_jwt'],
  [403, 'session_expired'],
  [403, 'user_banned'],
  [404, 'user_not_found'],
])('a session that Auth refuses with %i %s is logged out here', async (status, code) => {
  expect(await check(new AuthApiError('Refused', status, code))).toEqual({
    hasEnded: true,
    signOuts: [[{scope: 'local'}]],
  })
})

test.each([
  ['user_not_found', ['has-account']],
  ['session_expired', []],
])('after %s, the marks that are removed are %j', async (code, removed) => {
  const removeItem = vi.fn<(key: string) => void>()
  vi.stubGlobal('localStorage', {removeItem})
  await check(new AuthApiError('Refused', 403, code))
  expect(removeItem.mock.calls.flat()).toEqual(removed)
})

test('a session that supabase-js has removed has ended', async () => {
  expect(await check(new AuthSessionMissingError())).toEqual({hasEnded: true, signOuts: []})
})

test.each([
  ['is valid', null],
  ['cannot be checked', new AuthRetryableFetchError('Failed to fetch', 0)],
  ['cannot be checked by a failing Auth', new AuthApiError('Failed', 500, 'unexpected_failure')],
])('a session that %s stays', async (_, error) => {
  expect(await check(error)).toEqual({hasEnded: false, signOuts: []})
})
