import {join} from 'node:path'
import {inspect} from 'node:util'
import {Worker} from 'node:worker_threads'
import {FunctionFailure} from './function-failure.ts'
import type {FromWorker, ToWorker, WireRequest, WireResponse, WorkerTask} from './worker/messages.ts'

const entry = join(import.meta.dirname, 'worker/run-function.ts')
/** As hosted. A function that needs more is ended, and it alone. */
const maxOldGenerationSizeMb = 256

export interface FunctionWorker {
  /** @throws {FunctionFailure} when no answer comes */
  call(request: WireRequest): Promise<WireResponse>
  /** Resolves when it takes requests; never when it does not come to that. */
  started: Promise<void>
  /** It takes no more requests, though its thread may still be there. */
  isEnding(): boolean
  /** Resolves when the thread is gone, with the reason when nobody had asked for it. */
  ended: Promise<FunctionFailure | undefined>
  /** Ends the thread now; requests under way fail for that reason. */
  end(reason: string): Promise<void>
  /** Ends the thread once nothing is under way. */
  retire(): void
}

/** What a function prints, by one call of `console` as a rule. */
export interface Print {
  text: string
  isError: boolean
}

/** Starts one function in a thread of its own. */
export function startWorker(task: WorkerTask, onPrint: (print: Print) => void): FunctionWorker {
  const worker = new Worker(entry, {
    workerData: task,
    env: task.variables as NodeJS.Dict<string>,
    // Not those of this process: its loaders would be there twice.
    execArgv: [],
    resourceLimits: {maxOldGenerationSizeMb},
    stdout: true,
    stderr: true,
  })
  const underWay = new Map<number, PromiseWithResolvers<WireResponse>>()
  let lastId = 0
  let hasStarted = false
  const started = Promise.withResolvers<void>()
  let isRetired = false
  let isAskedToEnd = false
  let endReason: string | undefined

  worker.stdout.setEncoding('utf8').on('data', (text: string) => onPrint({text, isError: false}))
  worker.stderr.setEncoding('utf8').on('data', (text: string) => onPrint({text, isError: true}))
  worker.on('message', take)
  worker.on('error', (error) => (endReason ??= inspect(error)))
  const ended = new Promise<FunctionFailure | undefined>((resolve) => {
    worker.once('exit', (code) => {
      endReason ??= `It ended itself with code ${code}`
      const failure = new FunctionFailure(hasStarted ? 'WORKER_ERROR' : 'BOOT_ERROR', endReason)
      for (const call of underWay.values()) call.reject(failure)
      underWay.clear()
      resolve(isAskedToEnd ? undefined : failure)
    })
  })

  function take(message: FromWorker) {
    if (message.kind === 'started') {
      hasStarted = true
      started.resolve()
    } else if (message.kind === 'notStarted') void end(message.reason)
    else {
      const call = underWay.get(message.id)
      underWay.delete(message.id)
      if (message.kind === 'answered') call?.resolve(message.response)
      else call?.reject(new FunctionFailure('WORKER_ERROR', message.reason))
      endWhenIdle()
    }
  }

  async function end(reason: string) {
    isAskedToEnd = true
    endReason ??= reason
    await worker.terminate()
  }

  function endWhenIdle() {
    if (isRetired && underWay.size === 0) void end('It was replaced')
  }

  return {
    call(request) {
      const call = Promise.withResolvers<WireResponse>()
      const message: ToWorker = {id: (lastId += 1), request}
      underWay.set(message.id, call)
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
