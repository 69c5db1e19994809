import {expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {post} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {definePageHandler} from './define-page-handler.ts'
import {variable, type Variables} from './env.ts'

const log = captureLog()

const handler = definePageHandler({
  name: 'greet',
  env: {MAIL_FROM: variable.MAIL_FROM},
  handle: (_, {MAIL_FROM}) => Response.json({from: MAIL_FROM}),
})
const call = (variables: Variables) =>
  withVariables(handler, variables)(post('{}', {origin: 'https://example.org'}))

test('a function for pages lets those of the site read its response', async () => {
  const response = await call({MAIL_FROM: 'info@example.org', SITE_URL: 'https://example.org/'})
  expect(await response.json()).toEqual({from: 'info@example.org'})
  expect(response.headers.get('access-control-allow-origin')).toBe('https://example.org')
  expect(log).toEqual([])
})

test.each([{}, {SITE_URL: 'example.org'}])(
  'it starts with the site as %j, and says so in the log',
  async (site) => {
    const response = await call({MAIL_FROM: 'info@example.org', ...site})
    expect(response.status).toBe(500)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(log).toEqual([expect.stringMatching(/^greet is misconfigured: SITE_URL: /)])
  },
)
