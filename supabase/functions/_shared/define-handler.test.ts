import {describe, expect, test} from 'vitest'
import {gatherLog} from '../_testing/gather-log.ts'
import {defineHandler} from './define-handler.ts'
import {variable} from './env.ts'
import {Refusal} from './refusal.ts'

const log = gatherLog()
const url = 'http://localhost/functions/v1/greet'

const handler = defineHandler({
  name: 'greet',
  env: {SITE_URL: variable.SITE_URL, RESEND_API_KEY: variable.RESEND_API_KEY},
  answer: async (request, {SITE_URL}) => {
    const wish = await request.text()
    if (wish === 'refuse') throw new Refusal('unavailable', 'Not now', {cause: new Error('it is closed')})
    if (wish === 'fail') throw new Error('a bug with sb_secret_hidden')
    return Response.json({site: SITE_URL})
  },
})
const variables = {SITE_URL: 'https://example.org', RESEND_API_KEY: 're_hidden'}
const ask = (body: string, given: Record<string, string> = variables) =>
  handler(given)(new Request(url, {method: 'POST', body}))

describe('a function', () => {
  test('answers a POST', async () => {
    expect(await (await ask('')).json()).toEqual({site: 'https://example.org'})
    expect(log).toEqual([])
  })

  test('refuses other methods', async () => {
    const response = await handler(variables)(new Request(url))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toEqual({
      error: {code: 'method_not_allowed', message: expect.any(String) as string},
    })
  })

  test('says in the log alone which variable is missing, and starts all the same', async () => {
    const response = await ask('', {RESEND_API_KEY: 're_hidden'})
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('SITE_URL')
    expect(log).toEqual([expect.stringMatching(/^greet is misconfigured: SITE_URL: /)])
    expect(log.join()).not.toContain('hidden')
  })

  test('answers a refusal with its code, and logs the cause in one line', async () => {
    const response = await ask('refuse')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await response.json()).toEqual({error: {code: 'unavailable', message: 'Not now'}})
    expect(log).toEqual(['greet: Not now: Error: it is closed'])
  })

  test('keeps the details of a bug to the log', async () => {
    const response = await ask('fail')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hidden')
    expect(log).toEqual([expect.stringContaining('a bug')])
  })
})
