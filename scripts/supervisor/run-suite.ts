import {join} from 'node:path'
import type {Variables} from '../env.ts'
import type {Check, Suite} from '../test-suites.ts'
import {CommandFailed, type Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {countLine, countReport, nothing, oneFailed, sum, type Counts} from './suite-counts.ts'
import {root} from './variables.ts'

export interface SuiteRun {
  /** Reports are written here. */
  stateDirectory: string
  env: Variables
  /** Resolves when Chromium is installed, which goes on beside other things. */
  chromium?: Promise<void>
  processes: Processes
  progress: Progress
}

export interface SuiteResult {
  name: string
  counts: Counts
  seconds: number
}

/** Runs a suite within its budget. What is not done by then counts as failed. */
export async function runSuite(suite: Suite, run: SuiteRun): Promise<SuiteResult> {
  const since = performance.now()
  run.progress.line(`\n${suite.name}`)
  const counts = suite.kind === 'checks' ? await runChecks(suite, run) : await runTool(suite, run)
  const seconds = (performance.now() - since) / 1000
  run.progress.line(
    `${counts.failed > 0 ? '✗' : '✓'} ${suite.name}: ${countLine(counts)} (${seconds.toFixed(1)} s of ${suite.budgetSeconds} s)`,
  )
  return {name: suite.name, counts, seconds}
}

async function runChecks(suite: Suite & {kind: 'checks'}, run: SuiteRun): Promise<Counts> {
  const deadline = performance.now() + suite.budgetSeconds * 1000
  const counts: Counts[] = []
  for (const check of suite.checks) {
    const left = deadline - performance.now()
    counts.push(left > 0 ? await runCheck(suite.name, check, left, run) : oneFailed)
  }
  return sum(counts)
}

async function runCheck(suite: string, check: Check, timeoutMs: number, run: SuiteRun): Promise<Counts> {
  const output: string[] = []
  const name = `${suite}-${check.name.replaceAll(/\W+/g, '-')}`
  const passed = await succeeds(() =>
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
  )
  if (passed) return {...nothing, passed: 1}
  run.progress.line(`✗ ${check.name}: ${check.tool} ${check.args.join(' ')}`)
  for (const line of output) run.progress.line(`  ${line}`)
  return oneFailed
}

async function runTool(suite: Suite & {kind: 'vitest' | 'playwright'}, run: SuiteRun): Promise<Counts> {
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
        suite.budgetSeconds * 1000,
      )
    },
    (reason) => run.progress.line(reason),
  )
  return countReport(suite.kind, report, succeeded)
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

const playwright = ({project}: {project: string}, report: string) => ({
  file: tool('playwright'),
  args: ['test', '--config', 'tests/playwright.config.ts', `--project=${project}`, '--reporter=list,json'],
  env: {PLAYWRIGHT_JSON_OUTPUT_FILE: report},
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
