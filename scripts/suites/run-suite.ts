import {join} from 'node:path'
import type {Variables} from '../env.ts'
import {guardSeconds, type Check, type Suite} from '../test-suites.ts'
import {CommandFailed, type Processes} from '../supervisor/processes.ts'
import type {Progress} from '../supervisor/progress.ts'
import {nothing, readReport, suiteLine, type ReportedTests, type TriedTest} from './suite-counts.ts'
import {root} from '../supervisor/variables.ts'

export interface SuiteRun {
  stateDirectory: string
  env: Variables
  chromium?: Promise<void>
  processes: Processes
  progress: Progress
}

export interface SuiteResult extends ReportedTests {
  name: string
  seconds: number
}

const CHECKS_AT_ONCE = 2

/** A suite that hangs is ended and counts as failed. */
export async function runSuite(suite: Suite, run: SuiteRun): Promise<SuiteResult> {
  const since = performance.now()
  run.progress.line(`\n${suite.name}`)
  const tests = suite.kind === 'checks' ? await runChecks(suite, run) : await runTool(suite, run)
  const seconds = (performance.now() - since) / 1000
  const sign = tests.counts.failed > 0 ? '✗' : '✓'
  run.progress.line(
    `${sign} ${suite.name}: ${suiteLine(tests.counts)} (${seconds.toFixed(1)} s, target ${suite.quietSeconds} s)`,
  )
  return {name: suite.name, ...tests, seconds}
}

async function runChecks(suite: Suite & {kind: 'checks'}, run: SuiteRun): Promise<ReportedTests> {
  const deadline = performance.now() + guardSeconds(suite.quietSeconds) * 1000
  let passed = 0
  const failed: TriedTest[] = []
  const [first, ...others] = suite.checks
  const check = async (each: Check) => {
    const left = deadline - performance.now()
    const reason = left > 0 ? await runCheck(suite.name, each, left, run) : 'There was no time left for it'
    if (reason === undefined) passed++
    else failed.push({name: each.name, reason})
  }
  // The others may need what the first check writes.
  if (first) await check(first)
  const worker = async () => {
    for (let next = others.shift(); next; next = others.shift()) await check(next)
  }
  await Promise.all(Array.from({length: CHECKS_AT_ONCE}, worker))
  return {counts: {...nothing, passed, failed: failed.length}, flaky: [], failed}
}

/** Resolves to the reason for a failure, or to `undefined`. */
async function runCheck(
  suite: string,
  check: Check,
  timeoutMs: number,
  run: SuiteRun,
): Promise<string | undefined> {
  const output: string[] = []
  const name = `${suite}-${check.name.replaceAll(/\W+/g, '-')}`
  const passed = await succeeds(
    () =>
      run.processes.run(
        {
          name,
          file: tool(check.tool),
          args: check.args,
          cwd: join(root, check.cwd ?? ''),
          env: run.env,
          onLine: (line) => output.push(line),
        },
        timeoutMs,
      ),
    // What is ended for its time has printed nothing.
    (reason) => output.push(reason),
  )
  if (passed) return undefined
  const command = `${check.tool} ${check.args.join(' ')}`
  run.progress.line(`✗ ${check.name}: ${command}`)
  for (const line of output) run.progress.line(`  ${line}`)
  return command
}

async function runTool(
  suite: Suite & {kind: 'vitest' | 'playwright'},
  run: SuiteRun,
): Promise<ReportedTests> {
  const report = join(run.stateDirectory, `${suite.name}.json`)
  const {file, args, env} = suite.kind === 'vitest' ? vitest(suite, report) : playwright(suite, report)
  const succeeded = await succeeds(
    async () => {
      if (suite.kind === 'playwright') await run.chromium
      await run.processes.run(
        {
          name: suite.name,
          file,
          args,
          cwd: root,
          env: {...run.env, ...env},
          onLine: (line) => run.progress.line(line),
        },
        guardSeconds(suite.quietSeconds) * 1000,
      )
    },
    (reason) => run.progress.line(reason),
  )
  return readReport(suite.kind, report, succeeded)
}

const vitest = ({project, file = '', env = {}}: Suite & {kind: 'vitest'}, report: string) => ({
  file: tool('vitest'),
  args: [
    'run',
    ...(file ? [file] : []),
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  env,
})

const playwright = ({project, env = {}}: Suite & {kind: 'playwright'}, report: string) => ({
  file: tool('playwright'),
  args: ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`, '--reporter=list,json'],
  env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report},
})

const tool = (name: string) => join(root, 'node_modules/.bin', name)

async function succeeds(work: () => Promise<void>, onFailure?: (reason: string) => void): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    // The runner's own output has been shown already.
    onFailure?.(error instanceof CommandFailed ? error.summary : String(error))
    return false
  }
}
