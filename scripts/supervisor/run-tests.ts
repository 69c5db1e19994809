import {stackBudgetSeconds, type Suite} from '../test-suites.ts'
import {testProfile} from './profile.ts'
import {runSuite, type SuiteRun} from './run-suite.ts'
import {serviceEnv} from './service-env.ts'
import {startStack} from './stack.ts'
import {countLine, oneFailed, sum, type Counts} from './suite-counts.ts'
import {supervise} from './supervise.ts'
import {emptyState} from './test-state.ts'
import {withTimeLimit} from './time-limit.ts'

interface TestRun {
  /** What was typed. */
  command: string
  /** Name of its state below the state directory. */
  stateBelow: string
  suites: Suite[]
  /** Run on a production stack of their own, which is started if there are any. */
  stackSuites: Suite[]
}

/**
 * Runs every suite, whatever the ones before gave. The last line is `N passed, N failed`, with `, N skipped` if there
 * were any; the exit code follows from it.
 */
export async function runTests({command, stateBelow, suites, stackSuites}: TestRun): Promise<never> {
  emptyState(stateBelow)
  const profile = testProfile(stateBelow)
  const {stateDirectory} = profile
  return supervise({stateDirectory, command, interruptedExitCode: 130}, async (processes, progress) => {
    const run: SuiteRun = {stateDirectory, env: serviceEnv(profile), processes, progress}
    const results: {name: string; counts: Counts}[] = []
    for (const suite of suites) results.push({name: suite.name, counts: await runSuite(suite, run)})

    const waiting = [...stackSuites]
    const runOnStack = async () => {
      progress.line('\nproduction stack')
      const stack = startStack({profile, mode: 'production', command, processes, progress})
      await withTimeLimit(stack, stackBudgetSeconds * 1000, 'The production stack')
      for (let suite = waiting[0]; suite; suite = waiting[0]) {
        results.push({name: suite.name, counts: await runSuite(suite, run)})
        waiting.shift()
      }
    }
    if (stackSuites.length > 0) {
      await Promise.race([runOnStack(), processes.failed]).catch((error: unknown) => {
        progress.line(error instanceof Error ? error.message : String(error))
        results.push(...waiting.map(({name}) => ({name, counts: oneFailed})))
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
