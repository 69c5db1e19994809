import {setTimeout as wait} from 'node:timers/promises'
import {stackBudgetSeconds, type Suite} from '../test-suites.ts'
import {requireChromium} from './chromium.ts'
import {freshTestProfile} from './profile.ts'
import {RunningServices} from './running-services.ts'
import {runSuite, type SuiteRun} from './run-suite.ts'
import {serviceEnv} from './service-env.ts'
import {startStack} from './stack.ts'
import {countLine, oneFailed, sum, type Counts} from './suite-counts.ts'
import {supervise} from './supervise.ts'

interface TestRun {
  /** What was typed. */
  command: string
  /** Folder below the state directory. */
  stateBelow: string
  suites: Suite[]
  /** They share a production stack, which is started only if there are any. */
  stackSuites: Suite[]
}

/**
 * Runs every suite, even after a failure. The last line is `N passed, N failed`, with `, N skipped` if any were; the
 * exit code is 1 if any failed.
 */
export async function runTests({command, stateBelow, suites, stackSuites}: TestRun): Promise<never> {
  const profile = freshTestProfile(stateBelow)
  const {stateDirectory} = profile
  return supervise({stateDirectory, command, interruptedExitCode: 130}, async (processes, progress) => {
    const run: SuiteRun = {stateDirectory, env: serviceEnv(profile), processes, progress}
    const results: {name: string; counts: Counts}[] = []
    for (const suite of suites) results.push({name: suite.name, counts: await runSuite(suite, run)})

    const pending = [...stackSuites]
    const services = new RunningServices({processes, progress, stateDirectory, onEnd: 'fail'})
    const runOnStack = async () => {
      progress.line('\nproduction stack')
      if (pending.some(({kind}) => kind === 'playwright')) run.chromium = requireChromium(processes, progress)
      // Only the suite that needs it fails without it.
      run.chromium?.catch(() => {})
      const stack = startStack({profile, mode: 'production', command, services, processes, progress})
      await withTimeLimit(stack, stackBudgetSeconds, 'The production stack')
      for (let suite = pending[0]; suite; suite = pending[0]) {
        results.push({name: suite.name, counts: await runSuite(suite, run)})
        pending.shift()
      }
    }
    if (stackSuites.length > 0) {
      await Promise.race([runOnStack(), services.failed]).catch((error: unknown) => {
        progress.line(error instanceof Error ? error.message : String(error))
        results.push(...pending.map(({name}) => ({name, counts: oneFailed})))
      })
    }

    const total = sum(results.map(({counts}) => counts))
    progress.line()
    for (const {name, counts} of results)
      progress.line(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${countLine(counts)}`)
    progress.line(countLine(total))
    progress.stop()
    return total.failed > 0 ? 1 : 0
  })
}

/** @throws {Error} when `work` takes longer. That does not stop it. */
async function withTimeLimit(work: Promise<unknown>, seconds: number, title: string): Promise<void> {
  const timer = new AbortController()
  const overdue = wait(seconds * 1000, undefined, {signal: timer.signal}).then(() => {
    throw new Error(`${title} took longer than ${seconds} s.`)
  })
  try {
    await Promise.race([work, overdue])
  } finally {
    timer.abort()
    overdue.catch(() => {})
  }
}
