import {join} from 'node:path'
import {expect, test} from 'vitest'
import {serviceProcess} from '../testing/service-process.ts'
import {functionSource, temporarySources} from './testing/temporary-functions.ts'

const sources = () =>
  temporarySources({
    'supabase/functions/page/index.ts': functionSource(`return new Response('here')`),
    'supabase/functions/pid/index.ts': functionSource(`return new Response(String(Deno.pid))`),
    'supabase/functions/hang/index.ts': functionSource(`console.log('spins'); while (true);`),
    'supabase/functions/schedule.json': JSON.stringify([
      {function: 'page', everySeconds: 0.5, atStart: true},
    ]),
  })

const start = (changes: Record<string, string> = {}) =>
  serviceProcess({
    entry: join(import.meta.dirname, 'main.ts'),
    environment: {
      PATH: join(process.execPath, '..'),
      FUNCTIONS_PORT: '0',
      FUNCTIONS_DIR: join(sources().root, 'supabase/functions'),
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
      ...changes,
    },
    announcement: /ready at (\S+)/,
  })

test('starts and exits cleanly while a function hangs', async () => {
  const server = start()
  const [url = ''] = await server.ready()
  expect(await (await fetch(`${url}/page`)).text()).toBe('here')
  const hanging = fetch(`${url}/hang`).catch(() => undefined)
  await expect.poll(server.output).toContain('hang: spins')
  server.kill('SIGTERM')
  expect(await server.exit()).toBe(0)
  expect(server.output()).toContain(`Functions ready at ${url}\n`)
  await hanging
})

test('leaves no function running when it is killed', async () => {
  const server = start()
  const [url = ''] = await server.ready()
  const pid = Number(await (await fetch(`${url}/pid`)).text())
  expect(isRunning(pid)).toBe(true)
  server.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})

test('names a port in use and the variable that changes it', async () => {
  const [url = ''] = await start().ready()
  const {port} = new URL(url)
  const second = start({FUNCTIONS_PORT: port})
  expect(await second.exit()).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken`)
  expect(second.output()).toContain('FUNCTIONS_PORT')
})

test('does not start without the functions folder', async () => {
  const server = start({FUNCTIONS_DIR: '/no/such/folder'})
  expect(await server.exit()).toBe(1)
  expect(server.output()).toContain('FUNCTIONS_DIR')
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
