import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {beginRun} from '../results/describe-run.ts'
import {resultPage} from './result-page.ts'
import {writeResult} from '../results/write-result.ts'
import {guardSeconds, stackQuietSeconds, type Suite} from '../test-suites.ts'
import {requireChromium} from '../supervisor/chromium.ts'
import {freshTestProfile} from '../supervisor/profile.ts'
import {RunningServices} from '../supervisor/running-services.ts'
import {runSuite, type SuiteResult, type SuiteRun} from './run-suite.ts'
import {serviceEnv} from '../supervisor/service-env.ts'
import {startStack} from '../supervisor/stack.ts'
import {MAX_FLAKY, oneFailed, suiteLine, sum, verdict, verdictLine, type TriedTest} from './suite-counts.ts'
import {supervise} from '../supervisor/supervise.ts'

interface TestRun {
  command: string
  stateBelow: string
  suites: Suite[]
  /** They share a production stack, which starts only if there are any. */
  stackSuites: Suite[]
  onEnd: 'restart' | 'fail'
  /** Its result is kept under this name. */
  resultName?: string
}

/**
 * Goes on after a failed suite. The exit code is 1 if any failed.
 * Tests that pass on their second try are also listed in `flaky.txt` of the state directory.
 */
export async function runTests(testRun: TestRun): Promise<never> {
  const {command, stateBelow, suites, stackSuites, onEnd, resultName} = testRun
  const profile = await freshTestProfile(stateBelow)
  const {stateDirectory} = profile
  return supervise({stateDirectory, command, interruptedExitCode: 130}, async (processes, progress) => {
    const run: SuiteRun = {stateDirectory, env: serviceEnv(profile), processes, progress}
    const pending = [...stackSuites]
    if (pending.some(({kind}) => kind === 'playwright')) run.chromium = requireChromium(processes, progress)
    // A failed installation fails only the suite that needs Chromium.
    run.chromium?.catch(() => {})

    const endRun = beginRun()
    const results: SuiteResult[] = []
    for (const suite of suites) results.push(await runSuite(suite, run))

    const services = new RunningServices({processes, progress, stateDirectory, onEnd})
    const runOnStack = async () => {
      progress.line('\nproduction stack')
      const stack = startStack({profile, mode: 'production', command, services, processes, progress})
      await withTimeLimit(stack, guardSeconds(stackQuietSeconds), 'The production stack')
      for (let suite = pending[0]; suite; suite = pending[0]) {
        results.push(await runSuite(suite, run))
        pending.shift()
      }
    }
    if (stackSuites.length > 0) {
      await Promise.race([runOnStack(), services.failed]).catch((error: unknown) => {
        progress.line(error instanceof Error ? error.message : String(error))
        results.push(
          ...pending.map(({name}) => ({name, counts: oneFailed, flaky: [], failed: [], seconds: 0})),
        )
      })
    }

    const named = (tests: 'flaky' | 'failed') =>
      results.flatMap((result) =>
        result[tests].map(({name, reason}) => ({name: `${result.name} › ${name}`, reason})),
      )
    const flaky = named('flaky')
    if (flaky.length > 0) {
      const path = join(stateDirectory, 'flaky.txt')
      progress.line(
        `\nPassed on the second try, which fails the run for more than ${MAX_FLAKY} (in full: ${path})`,
      )
      for (const test of flaky) progress.line(`  flaky: ${shortly(test)}`)
      writeFileSync(path, flaky.map(({name, reason}) => `${name}\n${reason}\n\n`).join(''))
    }
    const failed = named('failed')
    if (failed.length > 0) progress.line()
    for (const test of failed) progress.line(`  failed: ${shortly(test)}`)
    const total = verdict(sum(results.map(({counts}) => counts)))
    progress.line()
    for (const {name, counts} of results)
      progress.line(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${suiteLine(counts)}`)
    if (resultName) {
      const ended = endRun()
      const path = writeResult(resultName, {...ended, suites: results}, resultPage(command, ended, results))
      progress.line(`Result: ${path}`)
    }
    progress.line(verdictLine(total))
    progress.stop()
    return total.failed > 0 ? 1 : 0
  })
}

const shortly = ({name, reason}: TriedTest) => `${name}: ${reason.split('\n', 1)[0]}`

/** @throws {Error} when `work` takes longer, although `work` itself goes on */
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
