import {beforeEach, expect, test, vi} from 'vitest'
import type {Failure, Result} from '#/supabase/query.ts'
import {
  acceptPlace,
  cancelRegistration,
  changeRegistration,
  showRegistration,
} from './registrations-link-actions.ts'
import {familyOf, shownFamily} from './testing/example-registrations.ts'

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

const refused = (
  status: number,
  code: string,
  details = '',
  error: Failure['error'] = 'failed',
): Failure => ({
  ok: false,
  error,
  status,
  code,
  cause: {code, details},
})

beforeEach(() => {
  rpc.mockReset()
  answer.result = {ok: true, data: shownFamily, status: 200, count: null}
})

test('opening a link reads its registration, and calls nothing else', async () => {
  expect(await showRegistration('abc')).toMatchObject({ok: true, data: {status: 'registered'}})
  expect(rpc.mock.calls).toEqual([['show_registration', {token: 'abc'}]])
})

test('a change names only what changes', async () => {
  await changeRegistration('abc', {seats: 2})
  expect(rpc).toHaveBeenCalledExactlyOnceWith('change_registration', {token: 'abc', changes: {seats: 2}})
})

test('one runner is cancelled, or everything', async () => {
  const [first] = familyOf().runners
  await cancelRegistration('abc', [first?.id ?? ''])
  await cancelRegistration('abc')
  expect(rpc.mock.calls).toEqual([
    ['cancel_registration', {token: 'abc', runner_ids: [first?.id]}],
    ['cancel_registration', {token: 'abc'}],
  ])
})

test.each([
  [404, 'PT404', 'not_found', 'failed', 'notFound'],
  [404, 'PGRST202', '', 'failed', 'unavailable'],
  [409, 'PT409', 'registration_ended', 'failed', 'ended'],
  [409, 'PT409', 'offer_ended', 'failed', 'offerEnded'],
  [409, 'PT409', 'event_cancelled', 'failed', 'eventCancelled'],
  [400, 'PT400', 'bad_request', 'failed', 'refused'],
  [400, '23514', '', 'failed', 'refused'],
  [429, '', '', 'tooMany', 'tooMany'],
  [503, '', '', 'unavailable', 'unavailable'],
  [0, '', '', 'offline', 'offline'],
] as const)('status %i with code %j and detail %j', async (status, code, details, error, expected) => {
  answer.result = refused(status, code, details, error)
  expect(await acceptPlace('abc')).toMatchObject({ok: false, error: expected})
})

test('an answer of another shape is shown as unavailable', async () => {
  answer.result = {ok: true, data: {...shownFamily, status: 'lost'}, status: 200, count: null}
  expect(await showRegistration('abc')).toMatchObject({ok: false, error: 'unavailable'})
})
