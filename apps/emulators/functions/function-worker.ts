import {join} from 'node:path'
import {inspect} from 'node:util'
import {Worker} from 'node:worker_threads'
import {FunctionError} from './function-error.ts'
import type {FromWorker, ToWorker, WireRequest, WireResponse, WorkerTask} from './worker/messages.ts'

const entry = join(import.meta.dirname, 'worker/run-function.ts')
/** The hosted limit. A function that needs more is terminated. */
const maxOldGenerationSizeMb = 256

export interface FunctionWorker {
  /** @throws {FunctionError} when the function returns no response */
  call(request: WireRequest): Promise<WireResponse>
  /** Resolves when it accepts requests, never when it fails to start. */
  started: Promise<void>
  /** True when it accepts no more requests, though its thread may still run. */
  isEnding(): boolean
  /** Resolves when the thread has ended, with an error unless `end` was called. */
  ended: Promise<FunctionError | undefined>
  /** Terminates the thread. Pending requests fail with that reason. */
  end(reason: string): Promise<void>
  /** Terminates the thread once no request is pending. */
  retire(): void
}

/** Output of a function, usually of one `console` call. */
export interface Output {
  text: string
  isError: boolean
}

/** Starts one function in its own thread. */
export function startWorker(task: WorkerTask, onOutput: (output: Output) => void): FunctionWorker {
  const worker = new Worker(entry, {
    workerData: task,
    env: task.variables as NodeJS.Dict<string>,
    // Do not inherit the loaders of this process.
    execArgv: [],
    resourceLimits: {maxOldGenerationSizeMb},
    stdout: true,
    stderr: true,
  })
  const pending = new Map<number, PromiseWithResolvers<WireResponse>>()
  let lastId = 0
  let hasStarted = false
  const started = Promise.withResolvers<void>()
  let isRetired = false
  let isEndRequested = false
  let endReason: string | undefined

  worker.stdout.setEncoding('utf8').on('data', (text: string) => onOutput({text, isError: false}))
  worker.stderr.setEncoding('utf8').on('data', (text: string) => onOutput({text, isError: true}))
  worker.on('message', receive)
  worker.on('error', (error) => (endReason ??= inspect(error)))
  const ended = new Promise<FunctionError | undefined>((resolve) => {
    worker.once('exit', (code) => {
      endReason ??= `It ended itself with code ${code}`
      const error = new FunctionError(hasStarted ? 'WORKER_ERROR' : 'BOOT_ERROR', endReason)
      for (const call of pending.values()) call.reject(error)
      pending.clear()
      resolve(isEndRequested ? undefined : error)
    })
  })

  function receive(message: FromWorker) {
    if (message.kind === 'started') {
      hasStarted = true
      started.resolve()
    } else if (message.kind === 'notStarted') void end(message.reason)
    else {
      const call = pending.get(message.id)
      pending.delete(message.id)
      if (message.kind === 'responded') call?.resolve(message.response)
      else call?.reject(new FunctionError('WORKER_ERROR', message.reason))
      endWhenIdle()
    }
  }

  async function end(reason: string) {
    isEndRequested = true
    endReason ??= reason
    await worker.terminate()
  }

  function endWhenIdle() {
    if (isRetired && pending.size === 0) void end('It was replaced')
  }

  return {
    call(request) {
      const call = Promise.withResolvers<WireResponse>()
      const message: ToWorker = {id: (lastId += 1), request}
      pending.set(message.id, call)
      worker.postMessage(message, request.body ? [request.body] : [])
      return call.promise
    },
    started: started.promise,
    isEnding: () => endReason !== undefined,
    ended,
    end,
    retire() {
      isRetired = true
      endWhenIdle()
    },
  }
}
