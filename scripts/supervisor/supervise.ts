import {join} from 'node:path'
import {endLeftovers} from './leftovers.ts'
import {CommandFailed, Processes} from './processes.ts'
import {Progress} from './progress.ts'
import {claimState, releaseState, requireUnclaimed} from './run-record.ts'

class Interrupted extends Error {
  override name = 'Interrupted'
}

interface Options {
  stateDirectory: string
  command: string
  /** Ctrl-C is a normal end for a stack but not for a test run. */
  interruptedExitCode: number
}

/** `work` resolves to the exit code. Every child process is ended afterwards. */
export async function supervise(
  {stateDirectory, command, interruptedExitCode}: Options,
  work: (processes: Processes, progress: Progress) => Promise<number>,
): Promise<never> {
  outliveFullDisk()
  requireUnclaimed(stateDirectory)
  await endLeftovers(stateDirectory)
  claimState(stateDirectory, command)
  const processes = new Processes(join(stateDirectory, 'logs'))
  const progress = new Progress()
  let exitCode = 1
  try {
    exitCode = await Promise.race([work(processes, progress), interruption(processes)])
  } catch (error) {
    progress.stop()
    if (error instanceof Interrupted) {
      process.stdout.write('Stopping …\n')
      exitCode = interruptedExitCode
    } else {
      process.stderr.write(`\n${describe(error)}\n`)
    }
  }
  await processes.stop()
  releaseState(stateDirectory)
  process.exit(exitCode)
}

/** The output may go to a file. */
function outliveFullDisk() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOSPC') throw error
    })
  }
}

/** npm repeats the first signal, so only a later one kills the children. */
function interruption(processes: Processes): Promise<never> {
  return new Promise((_, reject) => {
    let first: number | undefined
    const interrupt = () => {
      const now = performance.now()
      first ??= now
      if (now - first > 1000) processes.kill()
      reject(new Interrupted())
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
    // scripts/start.mjs may have started this on another Node. When that process is gone, so is the user.
    process.on('disconnect', interrupt)
    process.channel?.unref()
  })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof CommandFailed || error.constructor === Error
  return isExpected ? error.message : (error.stack ?? error.message)
}
