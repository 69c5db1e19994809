import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {pathToFileURL} from 'node:url'
import type {FunctionVariables} from './env.ts'
import {FunctionError} from './function-error.ts'
import {sendRequest} from './send-request.ts'

const runner = join(import.meta.dirname, 'serve-on-deno.ts')
const cache = join(import.meta.dirname, '../../../node_modules/.cache/deno')
/** Supabase terminates a function that needs more. */
const maxMemoryMb = 256
/** A process should end within this time after its connections have. */
const END_MS = 2000

/** @see https://github.com/supabase/edge-runtime/blob/main/crates/base/src/runtime/permissions.rs */
const permissions = ['env', 'net', 'read', 'write', 'import', 'sys=hostname'].map((each) => `--allow-${each}`)

export interface FunctionProcess {
  /** @throws {FunctionError} when the function returns no response */
  call(request: Request): Promise<Response>
  /** It resolves when the function accepts requests, and never when it fails to start. */
  started: Promise<void>
  /** The process may still run, but it accepts no more requests. */
  isEnding(): boolean
  /** It resolves to an error unless `end` was called. */
  ended: Promise<FunctionError | undefined>
  /** Pending requests fail with this reason. */
  end(reason: string): Promise<void>
  /** The process ends once no request is pending. */
  retire(): void
}

export interface Output {
  text: string
  isError: boolean
}

interface FunctionStart {
  deno: string
  folder: string
  variables: FunctionVariables
}

export function startFunction(
  {deno, folder, variables}: FunctionStart,
  onOutput: (output: Output) => void,
): FunctionProcess {
  const child = spawn(
    deno,
    [
      'run',
      '--no-lock',
      '--no-prompt',
      '--node-modules-dir=manual',
      `--v8-flags=--max-old-space-size=${maxMemoryMb}`,
      `--config=${join(folder, 'deno.json')}`,
      ...permissions,
      runner,
      pathToFileURL(join(folder, 'index.ts')).href,
    ],
    {env: {...variables, DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1'}},
  )
  const port = Promise.withResolvers<number>()
  let hasStarted = false
  const pending = new Set<PromiseWithResolvers<Response>>()
  let isRetired = false
  let isEndRequested = false
  let endReason: string | undefined

  createInterface({input: child.stdout}).on('line', (line) => {
    const announced = hasStarted ? undefined : /^port (\d+)$/.exec(line)?.[1]
    if (announced === undefined) return onOutput({text: line, isError: false})
    hasStarted = true
    port.resolve(Number(announced))
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => onOutput({text, isError: true}))
  child.once('exit', (code, signal) => (endReason ??= `It ended itself with ${signal ?? `code ${code}`}`))
  // Only then has all of its output been read.
  const ended = once(child, 'close').then(() => {
    const error = new FunctionError(hasStarted ? 'WORKER_ERROR' : 'BOOT_ERROR', endReason ?? '')
    for (const call of pending) call.reject(error)
    return isEndRequested ? undefined : error
  })

  async function end(reason: string) {
    isEndRequested = true
    endReason ??= reason
    child.kill('SIGKILL')
    await ended
  }

  function endWhenIdle() {
    if (isRetired && pending.size === 0) void end('It was replaced')
  }

  return {
    async call(request) {
      const call = Promise.withResolvers<Response>()
      pending.add(call)
      void port.promise
        .then((number) => sendRequest(request, number))
        .then(call.resolve, (error) => {
          // A process that ends breaks off its requests before it says why.
          setTimeout(() => call.reject(new FunctionError('WORKER_ERROR', String(error))), END_MS)
        })
      try {
        return await call.promise
      } finally {
        pending.delete(call)
        endWhenIdle()
      }
    },
    started: port.promise.then(() => undefined),
    isEnding: () => endReason !== undefined,
    ended,
    end,
    retire() {
      isRetired = true
      endWhenIdle()
    },
  }
}
