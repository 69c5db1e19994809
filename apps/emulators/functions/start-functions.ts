import {join, resolve} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {denoBinary} from '@site/supabase/deno-binary'
import {serve} from '../http/serve.ts'
import {createApp} from './app.ts'
import type {FunctionsEnv} from './env.ts'
import {bytesOfFunction} from './function-bytes.ts'
import {errorResponse} from './function-error.ts'
import {createFunctions, type Timeouts} from './function-processes.ts'
import {startScheduler} from './schedule/scheduler.ts'
import {watchSources} from './watch-sources.ts'

export interface RunningFunctions {
  /** The URL is `http://127.0.0.1:<port>/functions/v1`. */
  url: string
  /** Scheduled calls have 2 s to end, and everything else is terminated at once. */
  stop(): Promise<void>
}

interface StartOptions {
  timeouts?: Partial<Timeouts>
  log?: (line: string) => void
}

const defaultTimeouts: Timeouts = {start: 30_000, response: 30_000}
const stopTimeoutMs = 2000

/**
 * Functions load later, with their first request.
 * @throws {Error} that says what to change when the port is in use or there is no Deno
 */
export async function startFunctions(
  env: FunctionsEnv,
  {timeouts, log = console.log}: StartOptions = {},
): Promise<RunningFunctions> {
  const directory = resolve(env.directory)
  const functions = createFunctions({
    deno: denoBinary(env.variables.PATH ?? ''),
    directory,
    variables: env.variables,
    timeouts: {...defaultTimeouts, ...timeouts},
    log,
  })
  const app = createApp(functions, env.secretKey)
  const {server, port} = await serve({
    fetch: app.fetch,
    port: env.port,
    variable: 'FUNCTIONS_PORT',
    maxBytes: bytesOfFunction,
    tooLarge: () => errorResponse('PAYLOAD_TOO_LARGE'),
  })
  const scheduler = startScheduler({directory, secretKey: env.secretKey, fetch: app.fetch, log})
  const sources = watchSources({
    directory,
    shared: [join(directory, '../../schemas')],
    onSource: (name) => functions.reload(name),
    onSchedule: () => void scheduler.reload(),
    log,
  })

  return {
    url: `http://127.0.0.1:${port}/functions/v1`,
    async stop() {
      sources.close()
      const closed = new Promise((done) => server.close(done))
      const scheduled = scheduler.stop()
      await Promise.race([scheduled, wait(stopTimeoutMs, undefined, {ref: false})])
      await functions.stop()
      server.closeAllConnections()
      await Promise.all([closed, scheduled])
    },
  }
}
