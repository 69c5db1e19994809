import {FunctionError, type ErrorCode} from './function-error.ts'
import {handlerFile} from './function-files.ts'
import {createFunctionLog} from './function-log.ts'
import {startWorker, type FunctionWorker} from './function-worker.ts'
import type {FunctionVariables} from './env.ts'
import {withRunningClock} from './site-clock.ts'
import type {WireRequest, WireResponse} from './worker/messages.ts'

/** Milliseconds after which a function is terminated that does not start or does not respond. */
export interface Timeouts {
  start: number
  response: number
}

interface PoolOptions {
  directory: string
  variables: FunctionVariables
  timeouts: Timeouts
  log: (line: string) => void
}

export interface FunctionPool {
  /** @throws {FunctionError} when the function returns no response */
  call(name: string, request: WireRequest): Promise<WireResponse>
  /** Reloads the source of one function, or of all, at its next request. */
  reload(name?: string): void
  stop(): Promise<void>
}

/** Runs each function in its own thread, started by its first request and replaced once it has ended. */
export function createFunctionPool({directory, variables, timeouts, log}: PoolOptions): FunctionPool {
  const workers = new Map<string, FunctionWorker>()
  /** Includes replaced workers that have not ended yet. */
  const alive = new Set<FunctionWorker>()
  const functionLog = createFunctionLog(log)

  function workerOf(name: string): FunctionWorker {
    const running = workers.get(name)
    if (running && !running.isEnding()) return running
    const file = handlerFile(directory, name)
    if (!file) throw new FunctionError('NOT_FOUND', `There is no function "${name}" in ${directory}`)
    const task = {file, variables: withRunningClock(variables)}
    const worker = startWorker(task, (output) => functionLog.output(name, output))
    workers.set(name, worker)
    alive.add(worker)
    void worker.ended.then((error) => {
      alive.delete(worker)
      forget(name, worker)
      if (error) functionLog.error(name, error)
    })
    return worker
  }

  function forget(name: string, worker: FunctionWorker) {
    if (workers.get(name) === worker) workers.delete(name)
  }

  async function respondInTime(name: string, worker: FunctionWorker, request: WireRequest) {
    const response = worker.call(request)
    const end = (code: ErrorCode, timeoutMs: number) => {
      const error = new FunctionError(code, `Nothing happened for ${timeoutMs / 1000} s`)
      forget(name, worker)
      void worker.end(error.message)
      return error
    }
    await withTimeout(Promise.race([worker.started, response]), timeouts.start, (ms) => end('BOOT_ERROR', ms))
    return withTimeout(response, timeouts.response, (ms) => end('IDLE_TIMEOUT', ms))
  }

  return {
    async call(name, request) {
      const worker = workerOf(name)
      try {
        const response = await respondInTime(name, worker, request)
        if (response.status < 400) functionLog.works(name)
        return response
      } catch (error) {
        if (error instanceof FunctionError) functionLog.error(name, error)
        throw error
      }
    },
    reload(name) {
      for (const each of name === undefined ? [...workers.keys()] : [name]) {
        workers.get(each)?.retire()
        workers.delete(each)
        functionLog.works(each)
      }
    },
    async stop() {
      await Promise.all([...alive].map((worker) => worker.end('The server stops')))
    },
  }
}

async function withTimeout<Result>(
  result: Promise<Result>,
  timeoutMs: number,
  onTimeout: (timeoutMs: number) => FunctionError,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(onTimeout(timeoutMs)), timeoutMs)
  try {
    return await Promise.race([result, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
