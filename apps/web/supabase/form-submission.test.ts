import {beforeEach, expect, test, vi} from 'vitest'
import {createFormSender, createPaymentSender} from './form-submission.ts'
import type {Failure, Result} from './query.ts'

type Call = (name: string, body: object, headers: Record<string, string>) => Promise<Result<unknown>>

const callFunction = vi.hoisted(() => vi.fn<Call>())
vi.mock('./edge-function.ts', () => ({callFunction}))

beforeEach(() => void callFunction.mockReset())

const accepted = (data: object): Result<unknown> => ({ok: true, data, status: 200, count: null})
const refused = (status: number, code: string, error: Failure['error'] = 'failed'): Failure => ({
  ok: false,
  error,
  status,
  code,
  cause: undefined,
})

const keys = () => callFunction.mock.calls.map(([, , headers]) => headers['Idempotency-Key'])
const bodies = () => callFunction.mock.calls.map(([, body]) => body)

const rasa = {firstName: 'Rasa'}

test('sends the content with a key', async () => {
  callFunction.mockResolvedValue(accepted({ok: true, status: 'waiting'}))
  const {send} = createFormSender('send-bus-registration')
  expect(await send(rasa)).toEqual({ok: true, status: 'waiting', isEmailed: false})
  expect(callFunction.mock.calls[0]?.[0]).toBe('send-bus-registration')
  expect(bodies()).toEqual([rasa])
  expect(keys()[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('a registration whose address has to be confirmed is unconfirmed, whatever else it is', async () => {
  const unconfirmedUntil = '2025-09-18T12:30:00+00:00'
  callFunction.mockResolvedValue(accepted({ok: true, status: 'registered', unconfirmedUntil}))
  const {send} = createFormSender('register-for-event')
  expect(await send(rasa)).toEqual({ok: true, status: 'unconfirmed', isEmailed: false})
})

test('what a program seems to have filled in is not sent, until the hidden field is empty', async () => {
  callFunction.mockResolvedValue(accepted({ok: true}))
  const {send} = createFormSender('send-contact-email')
  const suspected = {ok: false, error: 'suspected'}
  expect(await send({...rasa, website: 'https://example.test'})).toEqual(suspected)
  expect(await createPaymentSender('create-donation').send({website: 'a'})).toEqual(suspected)
  expect(callFunction).not.toHaveBeenCalled()
  expect(await send({...rasa, website: ''})).toMatchObject({ok: true})
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
])('an email is claimed only if the function says so: %s', async (emailed, isEmailed) => {
  callFunction.mockResolvedValue(accepted({ok: true, emailed}))
  expect(await createFormSender('register-for-event').send(rasa)).toMatchObject({ok: true, isEmailed})
})

test('an answer without a status is a success, too', async () => {
  callFunction.mockResolvedValue(accepted({ok: true}))
  expect(await createFormSender('send-contact-email').send(rasa)).toEqual({
    ok: true,
    status: undefined,
    isEmailed: false,
  })
})

test('two submissions at once are one request', async () => {
  callFunction.mockImplementation(() => Promise.resolve(accepted({ok: true})))
  const {send} = createFormSender('send-contact-email')
  expect(await Promise.all([send(rasa), send(rasa)])).toEqual([
    {ok: true, status: undefined, isEmailed: false},
    {ok: true, status: undefined, isEmailed: false},
  ])
  expect(callFunction).toHaveBeenCalledOnce()
})

test('a retry repeats the first request to the letter, whatever is added now', async () => {
  callFunction.mockResolvedValue(refused(0, '', 'offline'))
  const {send} = createFormSender('send-race-registration')
  await send(rasa, {groupSize: 3})
  await send(rasa, {groupSize: 2})
  await send(rasa)
  expect(new Set(keys()).size).toBe(1)
  expect(bodies()[0]).toMatchObject({groupSize: 3})
  expect(bodies()[1]).toEqual(bodies()[0])
  expect(bodies()[2]).toEqual(bodies()[0])
})

test('other content has another key, and the same again after a success as well', async () => {
  callFunction.mockResolvedValueOnce(refused(503, 'unavailable', 'unavailable'))
  callFunction.mockResolvedValue(accepted({ok: true}))
  const {send} = createFormSender('send-contact-email')
  await send(rasa)
  await send({firstName: 'Ona'})
  await send(rasa)
  await send(rasa)
  const [first, other, retry, again] = keys()
  expect(retry).toBe(first)
  expect(new Set([first, other, again]).size).toBe(3)
})

test('content is a retry until it is accepted', async () => {
  callFunction.mockResolvedValueOnce(refused(0, '', 'offline'))
  callFunction.mockResolvedValue(accepted({ok: true}))
  const {send, isRetry} = createFormSender('send-race-registration')
  expect(isRetry(rasa)).toBe(false)
  await send(rasa)
  expect([isRetry({...rasa}), isRetry({firstName: 'Ona'})]).toEqual([true, false])
  await send(rasa)
  expect(isRetry(rasa)).toBe(false)
})

test('a key that was refused is not used again', async () => {
  callFunction.mockResolvedValue(refused(409, 'idempotency_conflict'))
  const {send} = createFormSender('send-contact-email')
  expect(await send(rasa)).toEqual({ok: false, error: 'failed'})
  await send(rasa)
  expect(new Set(keys()).size).toBe(2)
})

test.each([
  [409, 'registration_closed', 'failed', 'closed'],
  [403, 'members_only', 'forbidden', 'membersOnly'],
  [409, 'event_cancelled', 'failed', 'cancelled'],
  [409, 'members_only', 'failed', 'membersOnly'],
  [404, 'not_found', 'failed', 'gone'],
  [400, 'bad_request', 'failed', 'refused'],
  [429, 'too_many', 'tooMany', 'tooMany'],
  [503, 'unavailable', 'unavailable', 'unavailable'],
  [503, 'payments_unavailable', 'unavailable', 'paymentsUnavailable'],
  [0, '', 'offline', 'offline'],
  [500, 'misconfigured', 'failed', 'failed'],
  [401, '', 'loggedOut', 'failed'],
] as const)('status %i with code %j', async (status, code, error, expected) => {
  callFunction.mockResolvedValue(refused(status, code, error))
  expect(await createFormSender('send-contact-email').send(rasa)).toEqual({ok: false, error: expected})
})

test('a payment leads to the page of Stripe', async () => {
  const url = 'https://checkout.stripe.com/c/pay/cs_test_1'
  callFunction.mockResolvedValue(accepted({url}))
  expect(await createPaymentSender('create-donation').send({amount: 5})).toEqual({ok: true, url})
})

test.each([{}, {url: ''}, {url: null}, {url: 'javascript:alert(1)'}])(
  'an answer without such a page is a failure: %j',
  async (answer) => {
    callFunction.mockResolvedValue(accepted(answer))
    expect(await createPaymentSender('create-donation').send({amount: 5})).toEqual({
      ok: false,
      error: 'failed',
    })
  },
)
