import {maxBodyBytes} from '@site/schemas/body-limits'
import {expect, test} from 'vitest'
import {functionSource, temporaryFunctions} from './testing/temporary-functions.ts'

const greet = {'supabase/functions/greet/index.ts': functionSource(`return new Response('hello')`)}

test('passes a request to a function and its response back', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/mirror/index.ts': functionSource(`
      const headers = new Headers({'x-seen': request.headers.get('x-sent') ?? ''})
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      const {pathname, search} = new URL(request.url)
      const body = await request.bytes()
      return Response.json({method: request.method, path: pathname + search, sum: body.reduce((a, b) => a + b, 0)}, {status: 201, headers})
    `),
  })
  const response = await fetch('mirror/part?q=%C4%85', {
    method: 'PUT',
    headers: {'x-sent': 'yes'},
    body: new Uint8Array([1, 2, 250]),
  })
  expect(response.status).toBe(201)
  expect(response.headers.get('x-seen')).toBe('yes')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.json()).toEqual({method: 'PUT', path: '/mirror/part?q=%C4%85', sum: 253})
})

test('passes the environment to functions', async () => {
  const {fetch} = await temporaryFunctions(
    {
      'supabase/functions/tell/index.ts': functionSource(
        `return Response.json([Deno.env.get('SITE_URL'), process.env.SITE_URL, Deno.env.get('FUNCTIONS_PORT') ?? null])`,
      ),
    },
    {environment: {SITE_URL: 'http://site.test'}},
  )
  expect(await (await fetch('tell')).json()).toEqual(['http://site.test', 'http://site.test', null])
})

test('imports packages and files', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/_shared/name.ts': `export const name: string = 'Rasa'`,
    'supabase/functions/page/index.ts': `
      import * as z from 'zod'
      import {name} from '../_shared/name.ts'
      Deno.serve(() => new Response(z.string().parse(name)))
    `,
  })
  expect(await (await fetch('page')).text()).toBe('Rasa')
})

test('passes on responses without a body', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/nothing/index.ts': functionSource(`return new Response(null, {status: 204})`),
  })
  expect((await fetch('nothing', {method: 'OPTIONS'})).status).toBe(204)
})

test('answers on after a function that does not read the body', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/refuse/index.ts': functionSource(`return new Response('too long', {status: 413})`),
  })
  const body = 'a'.repeat(300_000)
  const statuses = new Set<number>()
  for (let n = 0; n < 40; n += 1) {
    const responses = await Promise.all(
      Array.from({length: 8}, () => fetch('refuse', {method: 'POST', body})),
    )
    for (const {status} of responses) statuses.add(status)
  }
  expect([...statuses]).toEqual([413])
})

test.each(['missing', '_shared', '..%2Fgreet', '%2e%2e', 'greet.ts', ''])(
  'responds with 404 for "%s"',
  async (name) => {
    const {fetch} = await temporaryFunctions({...greet, 'supabase/functions/_shared/index.ts': 'export {}'})
    const response = await fetch(name)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({code: 'NOT_FOUND'})
  },
)

test('rejects a body over 64 kB, with and without content-length', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/size/index.ts': functionSource(
      `return new Response(String((await request.arrayBuffer()).byteLength))`,
    ),
  })
  const limit = maxBodyBytes
  const accepted = await fetch('size', {method: 'POST', body: new Uint8Array(limit)})
  expect(await accepted.text()).toBe(String(limit))
  const withLength = await fetch('size', {method: 'POST', body: new Uint8Array(limit + 1)})
  expect(withLength.status).toBe(413)
  const stream = new Blob([new Uint8Array(limit + 1)]).stream()
  const withoutLength = await fetch('size', {method: 'POST', body: stream, duplex: 'half'} as RequestInit)
  expect(withoutLength.status).toBe(413)
})

test('responds to health checks while a function is busy', async () => {
  const {fetch, lines} = await temporaryFunctions(
    {'supabase/functions/busy/index.ts': functionSource(`console.log('spins'); while (true);`)},
    {timeouts: {response: 600_000}},
  )
  let hasEnded = false
  void fetch('busy')
    .catch(() => undefined)
    .then(() => (hasEnded = true))
  await expect.poll(() => lines).toEqual(['busy: spins'])
  expect((await fetch('_health')).status).toBe(200)
  expect(hasEnded).toBe(false)
})

test('handles many simultaneous requests in one process', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/count/index.ts': `
      let calls = 0
      Deno.serve(async () => {
        const call = (calls += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
        return new Response(String(call))
      })
    `,
  })
  const counts = await Promise.all(
    Array.from({length: 50}, async () => Number(await (await fetch('count')).text())),
  )
  expect(new Set(counts).size).toBe(50)
  expect(Math.max(...counts)).toBe(50)
})
