import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join, resolve} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {createAdaptorServer} from '@hono/node-server'
import {createApp} from './app.ts'
import type {FunctionsEnv} from './env.ts'
import {createFunctionPool, type Timeouts} from './function-pool.ts'
import {startScheduler} from './schedule/scheduler.ts'
import {watchSources} from './watch-sources.ts'

export interface RunningFunctions {
  /** `http://127.0.0.1:<port>/functions/v1`. */
  url: string
  /** What the clock has started gets a moment to end, everything else ends at once. */
  stop(): Promise<void>
}

interface StartOptions {
  timeouts?: Partial<Timeouts>
  log?: (line: string) => void
}

const limits: Timeouts = {start: 30_000, answer: 30_000}
const timeToEnd = 2000

/**
 * Starts the server; it is ready when this returns, before any function has been loaded.
 * @throws {Error} that says what to change when the port is taken
 */
export async function startFunctions(
  env: FunctionsEnv,
  {timeouts, log = console.log}: StartOptions = {},
): Promise<RunningFunctions> {
  const directory = resolve(env.directory)
  const functions = createFunctionPool({
    directory,
    variables: env.variables,
    timeouts: {...limits, ...timeouts},
    log,
  })
  const app = createApp(functions)
  const server = createAdaptorServer({fetch: app.fetch}) as Server
  const port = await listen(server, env.port)
  const scheduler = startScheduler({directory, secretKey: env.secretKey, fetch: app.fetch, log})
  const sources = watchSources({
    directory,
    shared: [join(directory, '../../schemas')],
    onSource: (name) => functions.renew(name),
    onSchedule: () => void scheduler.renew(),
    log,
  })

  return {
    url: `http://127.0.0.1:${port}/functions/v1`,
    async stop() {
      sources.close()
      const closed = new Promise((done) => server.close(done))
      const scheduled = scheduler.stop()
      await Promise.race([scheduled, wait(timeToEnd, undefined, {ref: false})])
      await functions.stop()
      server.closeAllConnections()
      await Promise.all([closed, scheduled])
    },
  }
}

/** Loopback only. Resolves to the port, which differs from the one asked for when that was 0. */
const listen = (server: Server, port: number) =>
  new Promise<number>((done, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken: stop what listens there, or set FUNCTIONS_PORT to a free port`
      reject(error.code === 'EADDRINUSE' ? new Error(taken, {cause: error}) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error')
      done((server.address() as AddressInfo).port)
    })
  })
