import {
  AuthApiError,
  AuthRetryableFetchError,
  FunctionsFetchError,
  FunctionsHttpError,
} from '@supabase/supabase-js'
import {beforeEach, expect, test, vi} from 'vitest'
import {callFunction, uploadToFunction} from './edge-function.ts'

const getSession = vi.hoisted(() => vi.fn<() => Promise<object>>())
const invoke = vi.hoisted(() => vi.fn<(name: string, options: object) => Promise<object>>())
vi.mock('./supabase-client.ts', () => ({
  getSupabase: async () => ({auth: {getSession}, functions: {invoke}}),
}))

beforeEach(() => void vi.stubGlobal('navigator', {onLine: true}))

test.each([
  ['without a session', null, 'loggedOut'],
  [
    'with a session that cannot be refreshed',
    new AuthApiError('Invalid Refresh Token', 400, 'refresh_token_not_found'),
    'loggedOut',
  ],
  ['while Auth does not respond', new AuthRetryableFetchError('Failed to fetch', 0), 'unavailable'],
])('an upload %s sends nothing', async (_, error, expected) => {
  getSession.mockResolvedValue({data: {session: null}, error})
  expect(await uploadToFunction('upload-photo', new FormData(), () => undefined)).toMatchObject({
    ok: false,
    error: expected,
  })
})

test('a call has the given headers', async () => {
  invoke.mockResolvedValue({data: {ok: true}, error: null})
  const headers = {'Idempotency-Key': '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'}
  expect(await callFunction('send-contact-email', {subject: 'Labas'}, headers)).toMatchObject({
    ok: true,
    data: {ok: true},
  })
  expect(invoke).toHaveBeenCalledWith('send-contact-email', {body: {subject: 'Labas'}, headers})
})

test('a failed call has the status of the response and the code in its body', async () => {
  const response = Response.json({error: {code: 'photo_gone', message: 'Gone'}}, {status: 404})
  invoke.mockResolvedValue({data: null, error: new FunctionsHttpError(response)})
  expect(await callFunction('review-photo', {})).toMatchObject({
    ok: false,
    error: 'failed',
    status: 404,
    code: 'photo_gone',
  })
})

test('a call without a response is unavailable', async () => {
  invoke.mockResolvedValue({data: null, error: new FunctionsFetchError(new TypeError('Failed to fetch'))})
  expect(await callFunction('review-photo', {})).toMatchObject({ok: false, error: 'unavailable', status: 0})
})
