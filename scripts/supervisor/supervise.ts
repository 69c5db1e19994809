import {join} from 'node:path'
import {CommandFailed, Processes} from './processes.ts'
import {Progress} from './progress.ts'
import {claimState, releaseState} from './run-record.ts'

class Interrupted extends Error {
  override name = 'Interrupted'
}

interface Options {
  stateDirectory: string
  /** What was typed, for those who find it running. */
  command: string
  /** Exit code after Ctrl-C: a stack that is asked to stop has done its work, a test run has not. */
  interruptedExitCode: number
}

/**
 * Runs `work`, which resolves to the exit code, and ends every child when it is done, has failed or is interrupted.
 * Never returns.
 */
export async function supervise(
  {stateDirectory, command, interruptedExitCode}: Options,
  work: (processes: Processes, progress: Progress) => Promise<number>,
): Promise<never> {
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

/** Rejects on Ctrl-C and its like; a second one, not an echo of the first by npm, ends the children at once. */
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
    // Started by another Node (scripts/start.mjs): when that is gone, so are we.
    process.on('disconnect', interrupt)
    process.channel?.unref()
  })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected = error instanceof CommandFailed || error.constructor === Error
  return isExpected ? error.message : (error.stack ?? error.message)
}
