import {beforeEach, expect, test, vi} from 'vitest'
import type {Failure, Result} from '#/supabase/query.ts'
import {followNewsletterLink, subscribe} from './newsletter-actions.ts'

const callFunction = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<Result<unknown>>>())
vi.mock('#/supabase/edge-function.ts', () => ({callFunction}))

const refused = (status: number, code: string, error: Failure['error'] = 'failed'): Failure => ({
  ok: false,
  error,
  status,
  code,
  cause: undefined,
})

beforeEach(() => {
  callFunction.mockReset()
  callFunction.mockResolvedValue({ok: true, data: {ok: true}, status: 200, count: null})
})

test('a subscription sends the address and the language', async () => {
  const fields = {locale: 'lt', website: ''} as const
  expect(await subscribe({email: ' rasa@example.test ', ...fields})).toMatchObject({ok: true})
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('newsletter-subscription', {
    action: 'subscribe',
    email: 'rasa@example.test',
    ...fields,
  })
})

test('what a program seems to have filled in is not sent', async () => {
  const fields = {email: 'rasa@example.test', locale: 'lt', website: 'https://example.test'} as const
  expect(await subscribe(fields)).toMatchObject({ok: false, error: 'suspected'})
  expect(callFunction).not.toHaveBeenCalled()
})

test.each([
  ['', 'required'],
  ['rasa@', 'emailInvalid'],
  [`${'a'.repeat(250)}@example.test`, 'emailInvalid'],
])('the address %j is %s, and nothing is sent', async (email, error) => {
  expect(await subscribe({email, locale: 'en'})).toMatchObject({ok: false, error})
  expect(callFunction).not.toHaveBeenCalled()
})

test.each(['confirm', 'unsubscribe'] as const)('a link to %s sends its token', async (action) => {
  expect(await followNewsletterLink(action, 'abc')).toMatchObject({ok: true})
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('newsletter-subscription', {action, token: 'abc'})
})

test.each([
  [404, 'not_found', 'failed', 'notFound'],
  [404, '', 'failed', 'unavailable'],
  [429, 'too_many', 'tooMany', 'tooMany'],
  [503, 'unavailable', 'unavailable', 'unavailable'],
  [500, 'misconfigured', 'failed', 'unavailable'],
  [0, '', 'offline', 'offline'],
] as const)('status %i with code %j', async (status, code, error, expected) => {
  callFunction.mockResolvedValue(refused(status, code, error))
  expect(await followNewsletterLink('confirm', 'abc')).toMatchObject({ok: false, error: expected})
})
