import {beforeEach, expect, test, vi} from 'vitest'
import type {Failure, Result} from '#/supabase/query.ts'
import {openCardPage, showRenewal, stopRenewal} from './renewal-actions.ts'

type Rpc = (name: string, args: object) => void
const rpc = vi.hoisted(() => vi.fn<Rpc>())
const answer = vi.hoisted(() => ({result: undefined as unknown}))
vi.mock('#/supabase/query.ts', async (original) => ({
  ...(await original<object>()),
  query: (request: (supabase: {rpc: Rpc}) => unknown) => {
    request({rpc})
    return Promise.resolve(answer.result as Result<unknown>)
  },
}))

const call = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<Result<unknown>>>())
vi.mock('#/supabase/edge-function.ts', () => ({callFunction: call}))

const token = 'ab'.repeat(32)

const shown = {
  firstName: 'Rasa',
  status: 'grace',
  memberSince: '2024-11-01T10:00:00+00:00',
  validUntil: '2025-11-02T00:00:00+00:00',
  graceUntil: '2025-12-02T00:00:00+00:00',
  amountPence: 1500,
  renewal: null,
  persons: ['Ona'],
  paidBy: null,
  isPaidLately: false,
}

const answerWith = (data: unknown) => {
  answer.result = {ok: true, data, status: 200, count: null}
}

beforeEach(() => {
  rpc.mockReset()
  answerWith(shown)
})

test('opening a link reads its membership, and calls nothing else', async () => {
  expect(await showRenewal(token)).toMatchObject({ok: true, data: shown})
  expect(rpc.mock.calls).toEqual([['show_renewal', {token}]])
})

test('a membership that nothing was paid for has no dates', async () => {
  answerWith({...shown, status: 'pending', memberSince: null, validUntil: null, graceUntil: null})
  expect(await showRenewal(token)).toMatchObject({ok: true, data: {status: 'pending', validUntil: null}})
})

test.each([
  [404, 'PT404', 'failed', 'notFound'],
  [429, 'PT429', 'tooMany', 'tooMany'],
  [0, '', 'offline', 'offline'],
  [0, '', 'unavailable', 'unavailable'],
  [500, 'XX000', 'failed', 'unavailable'],
] as const)('status %i with code %j and %s', async (status, code, error, expected) => {
  answer.result = {ok: false, error, status, code, cause: undefined} satisfies Failure
  expect(await showRenewal(token)).toMatchObject({ok: false, error: expected})
})

test('an answer of another shape is none', async () => {
  answerWith({...shown, status: 'unknown'})
  expect(await showRenewal(token)).toMatchObject({ok: false, error: 'unavailable'})
})

test('a renewal by card is stopped by the link or by its id', async () => {
  call.mockResolvedValue({ok: true, data: {ok: true}, status: 200, count: null})
  expect(await stopRenewal({token}, 'lt')).toMatchObject({ok: true})
  expect(await stopRenewal({id: 'of-the-account'}, 'en')).toMatchObject({ok: true})
  expect(call.mock.calls).toEqual([
    ['manage-subscription', {token, action: 'stop', locale: 'lt'}],
    ['manage-subscription', {id: 'of-the-account', action: 'stop', locale: 'en'}],
  ])
})

test('the page for another card is opened, or the reason is told', async () => {
  call.mockResolvedValueOnce({ok: true, data: {linkSent: true}, status: 200, count: null})
  expect(await openCardPage({token}, 'lt')).toBe('linkSent')
  call.mockResolvedValueOnce({ok: true, data: {url: 'https://stripe.example/p'}, status: 200, count: null})
  expect(await openCardPage({token}, 'lt')).toEqual({ok: true, url: 'https://stripe.example/p'})
  call.mockResolvedValueOnce({
    ok: false,
    error: 'unavailable',
    status: 503,
    code: 'payments_unavailable',
    cause: undefined,
  })
  expect(await openCardPage({token}, 'lt')).toEqual({ok: false, error: 'paymentsUnavailable'})
})
