import {AuthApiError, AuthSessionMissingError} from '@supabase/supabase-js'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {query, queryError} from './query.ts'

const getUser = vi.hoisted(() => vi.fn<() => Promise<object>>())
const signOut = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('./supabase-client.ts', () => ({getSupabase: async () => ({auth: {getUser, signOut}})}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test.each([
  [0, '', 'unavailable'],
  [503, 'PGRST001', 'unavailable'],
  [500, '57014', 'unavailable'],
  [500, 'XX000', 'failed'],
  [403, '42501', 'forbidden'],
  [401, '42501', 'forbidden'],
  [401, 'PGRST303', 'loggedOut'],
  [400, 'session_not_found', 'loggedOut'],
  [429, 'PT429', 'tooMany'],
  [409, '23505', 'duplicate'],
  [400, '23514', 'failed'],
] as const)('status %i with code %s is %s', (status, code, error) => {
  expect(queryError(status, code)).toBe(error)
})

test('a missing response on an offline device is offline', () => {
  vi.stubGlobal('navigator', {onLine: false})
  expect(queryError(0, '')).toBe('offline')
  expect(queryError(503, '')).toBe('unavailable')
})

describe('a query that is forbidden', () => {
  const refused = {data: null, error: {code: '42501', message: 'No'}, status: 403}
  const withSession = (session: string | null) => vi.stubGlobal('localStorage', {getItem: () => session})

  test('because the session has ended logs out', async () => {
    withSession('{}')
    getUser.mockResolvedValue({error: new AuthApiError('Gone', 403, 'session_expired')})
    expect(await query(async () => refused)).toMatchObject({ok: false, error: 'loggedOut', status: 403})
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('although the session is valid stays forbidden', async () => {
    withSession('{}')
    getUser.mockResolvedValue({error: null})
    expect(await query(async () => refused)).toMatchObject({ok: false, error: 'forbidden'})
    expect(signOut).not.toHaveBeenCalled()
  })

  test('to a visitor without a session asks nobody', async () => {
    withSession(null)
    expect(await query(async () => refused)).toMatchObject({ok: false, error: 'forbidden'})
    expect(getUser).not.toHaveBeenCalled()
  })
})

test('a request to Auth without a session is loggedOut', async () => {
  vi.stubGlobal('localStorage', {getItem: () => null})
  const missing = {data: null, error: new AuthSessionMissingError()}
  expect(await query(async () => missing)).toMatchObject({ok: false, error: 'loggedOut'})
})
