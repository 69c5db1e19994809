import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {type FunctionVariables, withRunningClock} from './env.ts'
import {FunctionError, type ErrorCode} from './function-error.ts'
import {createFunctionLog} from './function-log.ts'
import {startFunction, type FunctionProcess} from './function-process.ts'

/** These are the milliseconds that a function has to start and to respond before it is terminated. */
export interface Timeouts {
  start: number
  response: number
}

interface Options {
  deno: string
  directory: string
  variables: FunctionVariables
  timeouts: Timeouts
  log: (line: string) => void
}

export interface Functions {
  /** @throws {FunctionError} when the function returns no response */
  call(name: string, request: Request): Promise<Response>
  /** The source is reloaded at the next request. Without a name, this applies to all functions. */
  reload(name?: string): void
  stop(): Promise<void>
}

/** Each function has its own process, which its first request starts and which is replaced once it has ended. */
export function createFunctions({deno, directory, variables, timeouts, log}: Options): Functions {
  const processes = new Map<string, FunctionProcess>()
  /** Replaced processes stay here until they have ended. */
  const alive = new Set<FunctionProcess>()
  const functionLog = createFunctionLog(log)

  function processOf(name: string): FunctionProcess {
    const running = processes.get(name)
    if (running && !running.isEnding()) return running
    const folder = functionFolder(directory, name)
    if (!folder) throw new FunctionError('NOT_FOUND', `There is no function "${name}" in ${directory}`)
    const start = {deno, folder, variables: withRunningClock(variables)}
    const process = startFunction(start, (output) => functionLog.output(name, output))
    processes.set(name, process)
    alive.add(process)
    void process.ended.then((error) => {
      alive.delete(process)
      forget(name, process)
      if (error) functionLog.error(name, error)
    })
    return process
  }

  function forget(name: string, process: FunctionProcess) {
    if (processes.get(name) === process) processes.delete(name)
  }

  async function respondInTime(name: string, process: FunctionProcess, request: Request) {
    const response = process.call(request)
    const end = (code: ErrorCode, timeoutMs: number) => {
      const error = new FunctionError(code, `Nothing happened for ${timeoutMs / 1000} s`)
      forget(name, process)
      void process.end(error.message)
      return error
    }
    await withTimeout(Promise.race([process.started, response]), timeouts.start, (ms) =>
      end('BOOT_ERROR', ms),
    )
    return withTimeout(response, timeouts.response, (ms) => end('IDLE_TIMEOUT', ms))
  }

  return {
    async call(name, request) {
      const process = processOf(name)
      try {
        const response = await respondInTime(name, process, request)
        if (response.status < 400) functionLog.works(name)
        return response
      } catch (error) {
        if (error instanceof FunctionError) functionLog.error(name, error)
        throw error
      }
    },
    reload(name) {
      for (const each of name === undefined ? [...processes.keys()] : [name]) {
        processes.get(each)?.retire()
        processes.delete(each)
        functionLog.works(each)
      }
    },
    async stop() {
      await Promise.all([...alive].map((process) => process.end('The server stops')))
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

const validName = /^[a-z0-9][a-z0-9_-]*$/i

function functionFolder(directory: string, name: string): string | undefined {
  const folder = join(directory, name)
  return validName.test(name) && existsSync(join(folder, 'index.ts')) ? folder : undefined
}
