import {expect, onTestFinished, test, vi} from 'vitest'
import {functionSource, temporaryFunctions} from './testing/temporary-functions.ts'

const steady = {
  'supabase/functions/steady/index.ts': `
    let calls = 0
    Deno.serve(() => new Response(String((calls += 1))))
  `,
}
const start = (source: string) =>
  temporaryFunctions({...steady, 'supabase/functions/faulty/index.ts': source})
type Functions = Awaited<ReturnType<typeof start>>

async function errorOf({fetch}: Functions, path = 'faulty') {
  const response = await fetch(path)
  return {status: response.status, header: response.headers.get('sb-error-code'), ...(await response.json())}
}

/** Stops the clock of the time limits, which only the returned function advances. */
function stopClock() {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => void vi.advanceTimersByTime(ms)
}

/** Expects the other function to still run in the same process. */
async function expectOthersUnaffected({fetch}: Functions, call: number) {
  expect(await (await fetch('steady')).text()).toBe(String(call))
}

test.each([
  [
    'a missing package',
    `import 'no-such-package'\n${functionSource('return new Response()')}`,
    'no-such-package',
  ],
  ['a syntax error', `Deno.serve(`, 'index.ts'],
  ['no call of Deno.serve', `export const other = 1`, 'must call Deno.serve'],
  ['a throw while it loads', `throw new Error('not configured')`, 'not configured'],
  ['an exit while it loads', `Deno.exit(3)`, 'code 3'],
])('reports a function that does not start: %s', async (_what, source, reason) => {
  const functions = await start(source)
  await expectOthersUnaffected(functions, 1)
  expect(await errorOf(functions)).toEqual({
    status: 503,
    header: 'BOOT_ERROR',
    code: 'BOOT_ERROR',
    message: 'Function failed to start (please check logs)',
  })
  await expectOthersUnaffected(functions, 2)
  expect(functions.lines.join('\n')).toContain(reason)
})

test.each([
  ['a rejection', `throw new Error('no such row')`, 'no such row'],
  ['a return value that is not a Response', `return 'text'`, 'must be a response'],
  [
    'an error outside the request',
    `setTimeout(() => { throw new Error('later') }); await new Promise(() => {})`,
    'later',
  ],
  ['an unhandled rejection', `Promise.reject(new Error('lost')); await new Promise(() => {})`, 'lost'],
  ['an exit', `Deno.exit(0)`, 'code 0'],
  [
    'too much memory',
    `const all: number[][] = []; while (true) all.push(Array.from({length: 1e6}, Math.random))`,
    'memory',
  ],
])('reports a function that fails: %s', async (_what, body, reason) => {
  const functions = await start(functionSource(body))
  await expectOthersUnaffected(functions, 1)
  expect(await errorOf(functions)).toEqual({
    status: 500,
    header: 'WORKER_ERROR',
    code: 'WORKER_ERROR',
    message: 'Function exited due to an error (please check logs)',
  })
  await expectOthersUnaffected(functions, 2)
  expect(functions.lines.join('\n')).toContain(reason)
})

test('starts a new process after a crash', async () => {
  const functions = await start(`
    let calls = 0
    Deno.serve((request: Request) => {
      calls += 1
      if (request.url.endsWith('/exit')) Deno.exit(1)
      return new Response(String(calls))
    })
  `)
  const calls = async () => (await functions.fetch('faulty')).text()
  expect([await calls(), await calls()]).toEqual(['1', '2'])
  expect((await functions.fetch('faulty/exit')).status).toBe(500)
  expect([await calls(), await calls()]).toEqual(['1', '2'])
})

test.each([
  ['forever', `await new Promise(() => {})`],
  ['in an endless loop', `while (true);`],
])('terminates a function that hangs %s', async (_how, body) => {
  const pass = stopClock()
  const functions = await start(
    functionSource(`
      if (request.url.endsWith('/hang')) { console.log('hangs'); ${body} }
      return new Response('fine')`),
  )
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
  await expectOthersUnaffected(functions, 1)
  const error = errorOf(functions, 'faulty/hang')
  await expect.poll(() => functions.lines).toEqual(['faulty: hangs'])
  pass(30_000)
  expect(await error).toMatchObject({status: 504, code: 'IDLE_TIMEOUT'})
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
  await expectOthersUnaffected(functions, 2)
  expect(functions.lines).toEqual(['faulty: hangs', 'faulty: IDLE_TIMEOUT: Nothing happened for 30 s'])
})

test('terminates a function that never finishes loading', async () => {
  const pass = stopClock()
  const functions = await start(`console.log('loads'); await new Promise(() => setInterval(() => {}, 1000))`)
  const error = errorOf(functions)
  await expect.poll(() => functions.lines).toEqual(['faulty: loads'])
  pass(30_000)
  expect(await error).toMatchObject({status: 503, code: 'BOOT_ERROR'})
  await expectOthersUnaffected(functions, 1)
})

test('reports a function that ends between two requests, and restarts it', async () => {
  const functions = await start(
    functionSource(`setTimeout(() => { throw new Error('after the answer') }); return new Response('fine')`),
  )
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
  await expect
    .poll(() => functions.lines.join())
    .toMatch(/after the answer[^]*WORKER_ERROR: It ended itself with code 1/)
  expect(await (await functions.fetch('faulty')).text()).toBe('fine')
})

test('logs a repeated error once, and again after the function has worked', async () => {
  const functions = await start(
    functionSource(`if (request.url.endsWith('/break')) throw new Error('broken'); return new Response()`),
  )
  const logged = () => functions.lines.filter((line) => line.includes('broken')).length
  for (const path of ['faulty/break', 'faulty/break', 'faulty/break']) await functions.fetch(path)
  expect(logged()).toBe(1)
  await functions.fetch('faulty')
  await functions.fetch('faulty/break')
  expect(logged()).toBe(2)
})

test('logs a function’s repeated error output once', async () => {
  const functions = await start(
    functionSource(
      `if (!request.url.endsWith('/break')) return new Response()
      console.error(new Error('no answer'))
      return new Response(null, {status: 500})`,
    ),
  )
  const logged = () => functions.lines.filter((line) => line.includes('no answer')).length
  for (const path of ['faulty/break', 'faulty/break']) await functions.fetch(path)
  await expect.poll(logged).toBe(1)
  for (const path of ['faulty', 'faulty/break']) await functions.fetch(path)
  await expect.poll(logged).toBe(2)
})

test('logs the output of functions under their name', async () => {
  const functions = await start(
    functionSource(`console.log('one\\ntwo'); console.error('three'); return new Response()`),
  )
  await functions.fetch('faulty')
  await expect.poll(() => functions.lines.toSorted()).toEqual(['faulty: one', 'faulty: three', 'faulty: two'])
})
