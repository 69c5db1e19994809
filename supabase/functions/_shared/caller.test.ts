import {describe, expect, test} from 'vitest'
import {serve, nowhere} from '../_testing/serve.ts'
import {findUser, identifyCaller, requireService} from './caller.ts'

const keys = {
  SUPABASE_SECRET_KEYS: {default: 'sb_secret_first', cron: 'sb_secret_second'},
  SUPABASE_PUBLISHABLE_KEYS: {default: 'sb_publishable_a'},
}
const user = {id: '8484b834-f29e-4af2-bf42-80644d154f76', email: 'rasa@example.test', aud: 'authenticated'}

const request = (headers: Record<string, string>) =>
  new Request('http://localhost', {method: 'POST', headers})

/** A Supabase Auth that knows one session. */
const auth = () =>
  serve(({headers, url}) => {
    const isKnown = headers.get('authorization') === 'Bearer a.valid.token' && url.endsWith('/auth/v1/user')
    return isKnown ? Response.json(user) : Response.json({code: 403, error_code: 'bad_jwt'}, {status: 403})
  })

const identify = async (headers: Record<string, string>, SUPABASE_URL = nowhere) =>
  identifyCaller(request(headers), {...keys, SUPABASE_URL})

describe('a caller', () => {
  test.each([
    {apikey: 'sb_secret_first'},
    {apikey: 'sb_secret_second'},
    {authorization: 'Bearer sb_secret_first'},
    {apikey: 'sb_publishable_a', authorization: 'bearer sb_secret_second'},
  ])('with a secret key is the service: %o', async (headers) => {
    expect(await identify(headers as Record<string, string>)).toEqual({kind: 'service'})
    await expect(requireService(request(headers as Record<string, string>), keys)).resolves.toBeUndefined()
  })

  test('with a session is its user', async () => {
    const headers = {apikey: 'sb_publishable_a', authorization: 'Bearer a.valid.token'}
    expect(await identify(headers, await auth())).toEqual({
      kind: 'user',
      id: user.id,
      email: 'rasa@example.test',
    })
  })

  test.each([
    {},
    {apikey: ''},
    {apikey: 'sb_publishable_a'},
    {apikey: 'sb_secret_firs'},
    {apikey: 'sb_secret_first2'},
    {apikey: '[object Object]'},
    {authorization: 'sb_secret_first'},
    {authorization: 'Bearer '},
    {authorization: 'Bearer a.tampered.token'},
    {authorization: 'Bearer sb_publishable_a'},
  ])('is unauthorized otherwise: %o', async (given) => {
    const headers = given as Record<string, string>
    await expect(identify(headers, await auth())).rejects.toMatchObject({code: 'unauthorized'})
    await expect(requireService(request(headers), keys)).rejects.toMatchObject({code: 'unauthorized'})
  })

  test('with a session is not the service', async () => {
    const headers = {authorization: 'Bearer a.valid.token'}
    await expect(requireService(request(headers), keys)).rejects.toMatchObject({code: 'unauthorized'})
  })

  test('gets unavailable when Supabase Auth is down', async () => {
    const down = await serve(() => Response.json({message: 'down'}, {status: 503}))
    const headers = {authorization: 'Bearer a.valid.token'}
    await expect(identify(headers, down)).rejects.toMatchObject({code: 'unavailable'})
    await expect(identify(headers, nowhere)).rejects.toMatchObject({code: 'unavailable'})
  })
})

describe('a visitor', () => {
  const find = (headers: Record<string, string>, SUPABASE_URL = nowhere) =>
    findUser(request(headers), {...keys, SUPABASE_URL})

  test.each([{}, {apikey: 'sb_publishable_a'}, {authorization: 'Bearer sb_publishable_a'}])(
    'without a session is not asked for: %o',
    async (headers) => {
      expect(await find(headers as Record<string, string>)).toBeUndefined()
    },
  )

  test('with a session is its user, and nobody once it has ended', async () => {
    const url = await auth()
    expect(await find({authorization: 'Bearer a.valid.token'}, url)).toMatchObject({id: user.id})
    expect(await find({authorization: 'Bearer an.ended.token'}, url)).toBeUndefined()
  })

  test('with a session waits for Supabase Auth', async () => {
    await expect(find({authorization: 'Bearer a.valid.token'})).rejects.toMatchObject({code: 'unavailable'})
  })
})
