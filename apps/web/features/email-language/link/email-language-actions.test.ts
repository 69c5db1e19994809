import {beforeEach, expect, test, vi} from 'vitest'
import type {Failure, Result} from '#/supabase/query.ts'
import {chooseEmailLanguage, showEmailLanguage} from './email-language-actions.ts'

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

const answered = (language: unknown) => ({ok: true, data: {language}, status: 200, count: null})
const refused = (error: Failure['error'], code = ''): Failure => ({
  ok: false,
  error,
  status: 400,
  code,
  cause: null,
})

beforeEach(() => rpc.mockReset())

test('opening a link only reads which language was chosen', async () => {
  answer.result = answered(null)
  expect(await showEmailLanguage('abc')).toMatchObject({ok: true, data: null})
  expect(rpc.mock.calls).toEqual([['show_email_language', {token: 'abc'}]])
})

test('a press chooses the language', async () => {
  answer.result = answered('en')
  expect(await chooseEmailLanguage('abc', 'en')).toMatchObject({ok: true, data: 'en'})
  expect(rpc.mock.calls).toEqual([['choose_email_language', {token: 'abc', language: 'en'}]])
})

test.each([
  ['failed', 'PT404', 'notFound'],
  ['offline', '', 'offline'],
  ['tooMany', '', 'tooMany'],
  ['unavailable', '', 'unavailable'],
  ['failed', 'PGRST202', 'unavailable'],
] as const)('what is refused as %s with code %j is shown as %s', async (error, code, expected) => {
  answer.result = refused(error, code)
  expect(await showEmailLanguage('abc')).toMatchObject({ok: false, error: expected})
})

test('a language that the site does not have is shown as unavailable', async () => {
  answer.result = answered('de')
  expect(await showEmailLanguage('abc')).toMatchObject({ok: false, error: 'unavailable'})
})
