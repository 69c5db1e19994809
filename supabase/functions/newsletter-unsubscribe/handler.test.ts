import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {nowhere} from '../_testing/serve.ts'
import {keyVariables, serveDatabase} from '../_testing/serve-database.ts'
import {withVariables} from '../_testing/with-variables.ts'
import {handler} from './handler.ts'

const log = captureLog()
const token = 'ab'.repeat(32)
const form = 'application/x-www-form-urlencoded'

async function start(result?: Response) {
  const {url, calls} = await serveDatabase({unsubscribe_from_newsletter: () => result ?? {ok: true}})
  const run = withVariables(handler, {...keyVariables, SUPABASE_URL: url, SITE_URL: 'https://velsas.example'})
  const call = (query: string, init: RequestInit = {}) =>
    run(new Request(`http://localhost/functions/v1/newsletter-unsubscribe${query}`, init))
  const click = (
    query: string,
    body: BodyInit = 'List-Unsubscribe=One-Click',
    type: string | undefined = form,
  ) => call(query, {method: 'POST', body, ...(type && {headers: {'content-type': type}})})
  return {call, click, calls}
}

describe('one click', () => {
  test('of a mailbox provider ends the subscription, without cookies, keys or an origin', async () => {
    const {click, calls} = await start()
    const response = await click(`?token=${token}&language=lt`)
    expect({status: response.status, body: await response.json()}).toEqual({status: 200, body: {ok: true}})
    expect(calls).toEqual([{name: 'unsubscribe_from_newsletter', args: {token}}])
  })

  test('may also be encoded as a form with parts', async () => {
    const {click, calls} = await start()
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    expect((await click(`?token=${token}`, body, 'multipart/form-data; boundary=x')).status).toBe(200)
    expect(calls).toHaveLength(1)
  })

  test.each([
    [400, `?token=${token}`, '', form],
    [400, `?token=${token}`, 'List-Unsubscribe=Two-Clicks', form],
    [400, `?token=${token}`, 'no parts', 'multipart/form-data; boundary=x'],
    [400, `?token=${token}`, 'no boundary', 'multipart/form-data'],
    [413, `?token=${token}`, 'a'.repeat(70_000), form],
    [415, `?token=${token}`, '{}', 'application/json'],
    [404, '', 'List-Unsubscribe=One-Click', form],
    [404, '?token=a%20b', 'List-Unsubscribe=One-Click', form],
    [404, `?token=${'a'.repeat(501)}`, 'List-Unsubscribe=One-Click', form],
  ])('that is none is refused with %i: %s %s', async (status, query, body, type) => {
    const {click, calls} = await start()
    expect((await click(query, body, type)).status).toBe(status)
    expect(calls).toEqual([])
  })

  test('on a link that leads nowhere is refused, and repeated later while the database is down', async () => {
    const gone = Response.json(
      {code: 'PT404', details: 'not_found', hint: null, message: 'No subscription'},
      {status: 404},
    )
    const {click} = await start(gone)
    expect((await click(`?token=${token}`)).status).toBe(404)
    const down = withVariables(handler, {
      ...keyVariables,
      SUPABASE_URL: nowhere,
      SITE_URL: 'https://velsas.example',
    })
    const request = new Request(`http://localhost/x?token=${token}`, {
      method: 'POST',
      headers: {'content-type': form},
      body: 'List-Unsubscribe=One-Click',
    })
    expect((await down(request)).status).toBe(503)
  })
})

describe('opening the URL', () => {
  test.each([
    [`?token=${token}&language=lt`, `https://velsas.example/naujienlaiskis/atsisakyti?token=${token}`],
    [`?token=${token}&language=en`, `https://velsas.example/en/naujienlaiskis/atsisakyti?token=${token}`],
    ['?token=%3Cscript%3E', 'https://velsas.example/naujienlaiskis/atsisakyti'],
  ])('leads to the page that asks first, and changes nothing: %s', async (query, page) => {
    const {call, calls} = await start()
    for (const method of ['GET', 'HEAD']) {
      const response = await call(query, {method})
      expect([response.status, response.headers.get('location')]).toEqual([303, page])
    }
    expect(calls).toEqual([])
  })

  test('says so while the site is not set up', async () => {
    const request = new Request(`http://localhost/x?token=${token}`)
    expect((await withVariables(handler, {...keyVariables, SUPABASE_URL: nowhere})(request)).status).toBe(500)
    expect(log).toEqual([expect.stringMatching(/^newsletter-unsubscribe is misconfigured: SITE_URL: /)])
  })

  test.each(['PUT', 'DELETE', 'OPTIONS'])('with another method is refused: %s', async (method) => {
    const {call, calls} = await start()
    expect((await call(`?token=${token}`, {method})).status).toBe(405)
    expect(calls).toEqual([])
  })
})
