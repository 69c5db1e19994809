import {beforeEach, expect, test, vi} from 'vitest'
import type {Failure, Result} from '#/supabase/query.ts'
import {showRenewal} from './renewal-actions.ts'

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
