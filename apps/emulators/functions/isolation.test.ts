import {expect, test, vi} from 'vitest'
import type {Timeouts} from './function-pool.ts'
import {answering, temporaryFunctions} from './testing/temporary-functions.ts'

const steady = {
  'supabase/functions/steady/handler.ts': `
    let calls = 0
    export const handler = () => () => new Response(String((calls += 1)))
  `,
}
const start = (source: string, timeouts: Partial<Timeouts> = {}) =>
  temporaryFunctions({...steady, 'supabase/functions/faulty/handler.ts': source}, {timeouts})
type Functions = Awaited<ReturnType<typeof start>>

async function failureOf({fetch}: Functions, path = 'faulty') {
  const response = await fetch(path)
  return {status: response.status, header: response.headers.get('sb-error-code'), ...(await response.json())}
}

/** The thread of the other function is the same as before. */
async function expectOthersToGoOn({fetch}: Functions, call: number) {
  expect(await (await fetch('steady')).text()).toBe(String(call))
}

test.each([
  ['a missing package', `import 'no-such-package'\n${answering('return new Response()')}`, 'no-such-package'],
  ['a syntax error', `export const handler = (`, 'handler.ts'],
  ['nothing exported', `export const other = 1`, 'must export handler'],
  ['a throw while it loads', `throw new Error('not configured')`, 'not configured'],
  ['an exit while it loads', `process.exit(3)`, 'code 3'],
  ['a throw in handler(env)', `export const handler = () => { throw new Error('no key') }`, 'no key'],
])('tells of a function that does not start: %s', async (_what, source, reason) => {
  const functions = await start(source)
  await expectOthersToGoOn(functions, 1)
  expect(await failureOf(functions)).toEqual({
    status: 503,
    header: 'BOOT_ERROR',
    code: 'BOOT_ERROR',
    message: 'Function failed to start (please check logs)',
  })
  await expectOthersToGoOn(functions, 2)
  expect(functions.lines.join('\n')).toContain(reason)
})

test.each([
  ['a rejection', `throw new Error('no such row')`, 'no such row'],
  ['an answer that is none', `return 'text'`, 'not a Response'],
  [
    'an error beside the request',
    `setTimeout(() => { throw new Error('later') }); await new Promise(() => {})`,
    'later',
  ],
  [
    'a rejection that nobody handles',
    `Promise.reject(new Error('lost')); await new Promise(() => {})`,
    'lost',
  ],
  ['an exit', `process.exit(0)`, 'code 0'],
  [
    'too much memory',
    `const all: number[][] = []; while (true) all.push(Array.from({length: 1e6}, Math.random))`,
    'memory',
  ],
])('tells of a function that breaks: %s', async (_what, body, reason) => {
  const functions = await start(answering(body))
  await expectOthersToGoOn(functions, 1)
  expect(await failureOf(functions)).toEqual({
    status: 500,
    header: 'WORKER_ERROR',
    code: 'WORKER_ERROR',
    message: 'Function exited due to an error (please check logs)',
  })
  await expectOthersToGoOn(functions, 2)
  expect(functions.lines.join('\n')).toContain(reason)
})

test('starts a fresh thread for the request after a crash', async () => {
  const functions = await start(`
    let calls = 0
    export const handler = () => async (request: Request) => {
      calls += 1
      if (request.url.endsWith('/exit')) process.exit(1)
      return new Response(String(calls))
    }
  `)
  const calls = async () => (await functions.fetch('faulty')).text()
  expect([await calls(), await calls()]).toEqual(['1', '2'])
  expect((await functions.fetch('faulty/exit')).status).toBe(500)
  expect([await calls(), await calls()]).toEqual(['1', '2'])
})

test.each([
  ['by waiting for ever', `await new Promise(() => {})`],
  ['by never giving way', `while (true);`],
])('ends a function that hangs %s', async (_how, body) => {
  const functions = await start(
    answering(`if (request.url.endsWith('/hang')) { ${body} } return new Response('fine')`),
    {answer: 1000},
  )
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
  await expectOthersToGoOn(functions, 1)
  expect(await failureOf(functions, 'faulty/hang')).toMatchObject({status: 504, code: 'IDLE_TIMEOUT'})
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
  await expectOthersToGoOn(functions, 2)
  expect(functions.lines).toEqual(['faulty: IDLE_TIMEOUT: Nothing happened for 1 s'])
})

test('ends a function that never finishes loading', async () => {
  const functions = await start(`await new Promise(() => setInterval(() => {}, 1000))`, {start: 3000})
  expect(await failureOf(functions)).toMatchObject({status: 503, code: 'BOOT_ERROR'})
  await expectOthersToGoOn(functions, 1)
})

test('tells of a function that ends between two requests, and starts it again', async () => {
  const functions = await start(
    answering(`setTimeout(() => { throw new Error('after the answer') }); return new Response('fine')`),
  )
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
  await vi.waitFor(() => expect(functions.lines.join()).toContain('WORKER_ERROR: Error: after the answer'))
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
})

test('says once what fails again and again, and anew when it has worked between', async () => {
  const functions = await start(
    answering(`if (request.url.endsWith('/break')) throw new Error('broken'); return new Response()`),
  )
  const said = () => functions.lines.filter((line) => line.includes('broken')).length
  for (const path of ['faulty/break', 'faulty/break', 'faulty/break']) await functions.fetch(path)
  expect(said()).toBe(1)
  await functions.fetch('faulty')
  await functions.fetch('faulty/break')
  expect(said()).toBe(2)
})

test('says once what a function prints of the same failure', async () => {
  const functions = await start(
    answering(
      `if (!request.url.endsWith('/break')) return new Response()
      console.error(new Error('no answer'))
      return new Response(null, {status: 500})`,
    ),
  )
  const said = () => functions.lines.filter((line) => line.includes('no answer')).length
  for (const path of ['faulty/break', 'faulty/break']) await functions.fetch(path)
  await vi.waitFor(() => expect(said()).toBe(1))
  for (const path of ['faulty', 'faulty/break']) await functions.fetch(path)
  await vi.waitFor(() => expect(said()).toBe(2))
})

test('passes on what functions print, under their name', async () => {
  const functions = await start(
    answering(`console.log('one\\ntwo'); console.error('three'); return new Response()`),
  )
  await functions.fetch('faulty')
  await vi.waitFor(() =>
    expect(functions.lines.toSorted()).toEqual(['faulty: one', 'faulty: three', 'faulty: two']),
  )
})
