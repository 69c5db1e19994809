import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {defineHandler} from './define-handler.ts'
import {variable} from './env.ts'
import {HttpError} from './http-error.ts'

const log = captureLog()
const url = 'http://localhost/functions/v1/greet'

const handler = defineHandler({
  name: 'greet',
  env: {SITE_URL: variable.SITE_URL, RESEND_API_KEY: variable.RESEND_API_KEY},
  handle: async (request, {SITE_URL}) => {
    const body = await request.text()
    if (body === 'error') throw new HttpError('unavailable', 'Not now', {cause: new Error('it is closed')})
    if (body === 'forged')
      throw new HttpError('bad_request', 'No', {cause: 'a\r\nfunction: all is well\u001b[2J'})
    if (body === 'bug') throw new Error('a bug with sb_secret_hidden')
    return Response.json({site: SITE_URL})
  },
})
const variables = {SITE_URL: 'https://example.org', RESEND_API_KEY: 're_hidden'}
const call = (body: string, given: Record<string, string> = variables) =>
  withVariables(handler, given)(new Request(url, {method: 'POST', body}))

describe('a function', () => {
  test('handles a POST', async () => {
    expect(await (await call('')).json()).toEqual({site: 'https://example.org'})
    expect(log).toEqual([])
  })

  test.each(['', 'error', 'bug'])('answers nothing that a browser would show or run: %s', async (body) => {
    const {headers} = await call(body)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('rejects other methods', async () => {
    const response = await withVariables(handler, variables)(new Request(url))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(await response.json()).toEqual({
      error: {code: 'method_not_allowed', message: expect.any(String) as string},
    })
  })

  test('starts with a missing variable, and names it only in the log', async () => {
    const response = await call('', {RESEND_API_KEY: 're_hidden'})
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('SITE_URL')
    expect(log).toEqual([expect.stringMatching(/^greet is misconfigured: SITE_URL: /)])
    expect(log.join()).not.toContain('hidden')
  })

  test('returns the code of an HttpError and logs its cause in one line', async () => {
    const response = await call('error')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(await response.json()).toEqual({error: {code: 'unavailable', message: 'Not now'}})
    expect(log).toEqual(['greet: Not now: Error: it is closed'])
  })

  test('keeps the log free of lines that somebody else wrote', async () => {
    await call('forged')
    expect(log).toEqual(['greet: No: a function: all is well [2J'])
  })

  test('writes the details of a bug to the log only', async () => {
    const response = await call('bug')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hidden')
    expect(log).toEqual([expect.stringContaining('a bug')])
  })
})
