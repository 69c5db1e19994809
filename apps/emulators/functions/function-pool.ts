import {FunctionFailure, type FailureCode} from './function-failure.ts'
import {handlerFile, tsconfigOf} from './function-files.ts'
import {createFunctionLog} from './function-log.ts'
import {startWorker, type FunctionWorker} from './function-worker.ts'
import type {FunctionVariables} from './env.ts'
import type {WireRequest, WireResponse} from './worker/messages.ts'

/** Milliseconds until a function is ended that does not start, or that does not answer. */
export interface Timeouts {
  start: number
  answer: number
}

interface PoolOptions {
  directory: string
  variables: FunctionVariables
  timeouts: Timeouts
  log: (line: string) => void
}

export interface FunctionPool {
  /** @throws {FunctionFailure} when the function gives no answer */
  call(name: string, request: WireRequest): Promise<WireResponse>
  /** The next request to this function, or without a name to any, is answered by the source as it is then. */
  renew(name?: string): void
  stop(): Promise<void>
}

/** Every function has a thread of its own: started by its first request, kept, and replaced when it has ended. */
export function createFunctionPool({directory, variables, timeouts, log}: PoolOptions): FunctionPool {
  const workers = new Map<string, FunctionWorker>()
  /** Also those that were replaced and have not ended yet. */
  const alive = new Set<FunctionWorker>()
  const functionLog = createFunctionLog(log)
  const tsconfig = tsconfigOf(directory)

  function workerOf(name: string): FunctionWorker {
    const running = workers.get(name)
    if (running && !running.isEnding()) return running
    const file = handlerFile(directory, name)
    if (!file) throw new FunctionFailure('NOT_FOUND', `There is no function "${name}" in ${directory}`)
    const worker = startWorker({file, tsconfig, variables}, (print) => functionLog.print(name, print))
    workers.set(name, worker)
    alive.add(worker)
    void worker.ended.then((failure) => {
      alive.delete(worker)
      forget(name, worker)
      if (failure) functionLog.fail(name, failure)
    })
    return worker
  }

  function forget(name: string, worker: FunctionWorker) {
    if (workers.get(name) === worker) workers.delete(name)
  }

  async function answerInTime(name: string, worker: FunctionWorker, request: WireRequest) {
    const answer = worker.call(request)
    const end = (code: FailureCode, timeoutMs: number) => {
      const failure = new FunctionFailure(code, `Nothing happened for ${timeoutMs / 1000} s`)
      forget(name, worker)
      void worker.end(failure.message)
      return failure
    }
    await inTime(Promise.race([worker.started, answer]), timeouts.start, (ms) => end('BOOT_ERROR', ms))
    return inTime(answer, timeouts.answer, (ms) => end('IDLE_TIMEOUT', ms))
  }

  return {
    async call(name, request) {
      const worker = workerOf(name)
      try {
        const response = await answerInTime(name, worker, request)
        if (response.status < 400) functionLog.works(name)
        return response
      } catch (error) {
        if (error instanceof FunctionFailure) functionLog.fail(name, error)
        throw error
      }
    },
    renew(name) {
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

async function inTime<Result>(
  result: Promise<Result>,
  timeoutMs: number,
  fail: (timeoutMs: number) => FunctionFailure,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(fail(timeoutMs)), timeoutMs)
  try {
    return await Promise.race([result, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
