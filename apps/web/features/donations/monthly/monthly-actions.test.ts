import {beforeEach, expect, test, vi} from 'vitest'
import type {Failure, Result} from '#/supabase/query.ts'
import {changeGift, loadGift, loadOwnGifts, openCardPage, showGift} from './monthly-actions.ts'

type Rpc = (name: string, args?: object) => void
const rpc = vi.hoisted(() => vi.fn<Rpc>())
const call = vi.hoisted(() => vi.fn<(name: string, body: object) => void>())
const answer = vi.hoisted(() => ({result: undefined as unknown}))
vi.mock('#/supabase/query.ts', async (original) => ({
  ...(await original<object>()),
  query: (request: (supabase: {rpc: Rpc}) => unknown) => {
    request({rpc})
    return Promise.resolve(answer.result as Result<unknown>)
  },
}))
vi.mock('#/supabase/edge-function.ts', () => ({
  callFunction: (name: string, body: object) => {
    call(name, body)
    return Promise.resolve(answer.result as Result<unknown>)
  },
}))

const token = 'ab'.repeat(32)
const id = '6e0f61d7-6f0a-4a3e-8f52-9b0a5b0f7c11'

const shown = {
  purpose: 'donation',
  interval: 'month',
  amountPence: 1000,
  campaign: {lt: 'Iš širdies į širdį', en: null},
  status: 'active',
  since: '2026-08-15T10:00:00+00:00',
  nextChargeAt: '2026-12-15T10:00:00+00:00',
  resumesAt: null,
  nextAttemptAt: null,
  endsAt: null,
  endedAt: null,
  endReason: null,
  cardBrand: 'visa',
  cardLast4: '4242',
  isStopping: false,
  canChange: true,
}

const answerWith = (data: unknown) => {
  answer.result = {ok: true, data, status: 200, count: null}
}

beforeEach(() => {
  rpc.mockReset()
  call.mockReset()
  answerWith(shown)
})

test('opening a link reads its gift, and calls nothing else', async () => {
  expect(await showGift(token)).toMatchObject({ok: true, data: {amountPence: 1000, status: 'active'}})
  expect(rpc.mock.calls).toEqual([['show_subscription', {token}]])
  expect(call).not.toHaveBeenCalled()
})

test('the link of a membership leads to no gift', async () => {
  answerWith({...shown, purpose: 'membership'})
  expect(await showGift(token)).toMatchObject({ok: false, error: 'notFound'})
})

test('an account has its own gifts, without memberships that renew themselves', async () => {
  answerWith([
    {...shown, id},
    {...shown, id: crypto.randomUUID(), purpose: 'membership'},
  ])
  expect(await loadOwnGifts()).toMatchObject({ok: true, data: [{id, amountPence: 1000}]})
  expect(await loadGift({id})).toMatchObject({ok: true, data: {id}})
  expect(await loadGift({id: crypto.randomUUID()})).toMatchObject({ok: false, error: 'notFound'})
})

test('a change is sent with what opens the gift, and answers with the gift', async () => {
  answerWith({ok: true, subscription: {...shown, amountPence: 1250}})
  expect(await changeGift({token}, {action: 'change', amount: 12.5}, 'en')).toMatchObject({
    ok: true,
    data: {amountPence: 1250},
  })
  await changeGift({id}, {action: 'pause', months: 3}, 'lt')
  expect(call.mock.calls).toEqual([
    ['manage-subscription', {token, action: 'change', amount: 12.5, locale: 'en'}],
    ['manage-subscription', {id, action: 'pause', months: 3, locale: 'lt'}],
  ])
})

test('a link that is too old for it changes nothing, and another has been sent', async () => {
  answerWith({linkSent: true})
  expect(await changeGift({token}, {action: 'change', amount: 20}, 'lt')).toMatchObject({data: 'linkSent'})
  expect(await openCardPage({token}, 'lt')).toMatchObject({data: 'linkSent'})
  answerWith({linkSent: false})
  expect(await openCardPage({token}, 'lt')).toMatchObject({ok: false, error: 'unavailable'})
})

test('another card is entered on a page of the web only', async () => {
  answerWith({url: 'https://billing.stripe.com/p/session/1'})
  expect(await openCardPage({token}, 'lt')).toMatchObject({
    data: {url: 'https://billing.stripe.com/p/session/1'},
  })
  answerWith({url: 'javascript:alert(1)'})
  expect(await openCardPage({token}, 'lt')).toMatchObject({ok: false, error: 'unavailable'})
})

test.each([
  [404, 'PT404', 'failed', 'notFound'],
  [404, 'not_found', 'failed', 'notFound'],
  [409, 'subscription_state', 'failed', 'changed'],
  [503, 'payments_unavailable', 'unavailable', 'paymentsUnavailable'],
  [400, 'bad_request', 'failed', 'refused'],
  [429, 'too_many', 'tooMany', 'tooMany'],
  [0, '', 'offline', 'offline'],
  [0, '', 'unavailable', 'unavailable'],
  [500, 'XX000', 'failed', 'unavailable'],
] as const)('status %i with code %j and %s', async (status, code, error, expected) => {
  answer.result = {ok: false, error, status, code, cause: undefined} satisfies Failure
  expect(await changeGift({token}, {action: 'stop'}, 'lt')).toMatchObject({ok: false, error: expected})
})

test('an answer of another shape is none', async () => {
  answerWith({...shown, status: 'unknown'})
  expect(await showGift(token)).toMatchObject({ok: false, error: 'unavailable'})
})
