import {expect, test} from 'vitest'
import {answering, temporaryFunctions} from './testing/temporary-functions.ts'

const greet = {'supabase/functions/greet/handler.ts': answering(`return new Response('hello')`)}

test('hands a request over whole, and the answer back', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/mirror/handler.ts': answering(`
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

test('gives functions the environment, as a parameter and as the process has it', async () => {
  const {fetch} = await temporaryFunctions(
    {
      'supabase/functions/tell/handler.ts': answering(
        `return Response.json([env.SITE_URL, process.env.SITE_URL, env.FUNCTIONS_PORT ?? null])`,
      ),
    },
    {environment: {SITE_URL: 'http://site.test'}},
  )
  expect(await (await fetch('tell')).json()).toEqual(['http://site.test', 'http://site.test', null])
})

test('compiles JSX, and imports packages and files beside it', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/_shared/name.ts': `export const name: string = 'Rasa'`,
    'supabase/functions/page/handler.tsx': `
      import {renderToStaticMarkup} from 'react-dom/server'
      import {name} from '../_shared/name.ts'
      export const handler = () => () => new Response(renderToStaticMarkup(<b>{name}</b>))
    `,
  })
  expect(await (await fetch('page')).text()).toBe('<b>Rasa</b>')
})

test('passes on answers without a body', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/nothing/handler.ts': answering(`return new Response(null, {status: 204})`),
  })
  expect((await fetch('nothing', {method: 'OPTIONS'})).status).toBe(204)
})

test.each(['missing', '_shared', '..%2Fgreet', '%2e%2e', 'greet.ts', ''])(
  'knows no function "%s"',
  async (name) => {
    const {fetch} = await temporaryFunctions({...greet, 'supabase/functions/_shared/handler.ts': 'export {}'})
    const response = await fetch(name)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({code: 'NOT_FOUND'})
  },
)

test('refuses a body of more than 12 MB, with and without its length told', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/size/handler.ts': answering(
      `return new Response(String((await request.arrayBuffer()).byteLength))`,
    ),
  })
  const limit = 12 * 1024 * 1024
  const most = await fetch('size', {method: 'POST', body: new Uint8Array(limit)})
  expect(await most.text()).toBe(String(limit))
  const told = await fetch('size', {method: 'POST', body: new Uint8Array(limit + 1)})
  expect(told.status).toBe(413)
  const stream = new Blob([new Uint8Array(limit + 1)]).stream()
  const untold = await fetch('size', {method: 'POST', body: stream, duplex: 'half'} as RequestInit)
  expect(untold.status).toBe(413)
})

test('answers its health at once, whatever functions do', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/busy/handler.ts': answering(`while (true);`),
  })
  const busy = fetch('busy').catch(() => undefined)
  const started = performance.now()
  expect((await fetch('_health')).status).toBe(200)
  expect(performance.now() - started).toBeLessThan(2000)
  void busy
})

test('takes many requests at once in one thread', async () => {
  const {fetch} = await temporaryFunctions({
    'supabase/functions/count/handler.ts': `
      let calls = 0
      export const handler = () => async () => {
        const call = (calls += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
        return new Response(String(call))
      }
    `,
  })
  const answers = await Promise.all(
    Array.from({length: 50}, async () => Number(await (await fetch('count')).text())),
  )
  expect(new Set(answers).size).toBe(50)
  expect(Math.max(...answers)).toBe(50)
})
