import {existsSync, readFileSync} from 'node:fs'
import * as z from 'zod'

interface Counts {
  passed: number
  failed: number
  /** They are in none of the other counts. */
  flaky: number
  skipped: number
}

export interface TriedTest {
  name: string
  reason: string
}

export interface ReportedTests {
  counts: Counts
  flaky: TriedTest[]
  /** This includes checks, and files that do not load or whose hook fails. */
  failed: TriedTest[]
}

export const nothing: Counts = {passed: 0, failed: 0, flaky: 0, skipped: 0}
export const oneFailed: Counts = {...nothing, failed: 1}

/** More flaky tests than this in one run are not bad luck, so the run fails. */
export const MAX_FLAKY = 5

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            ancestorTitles: z.array(z.string()),
            title: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()),
          }),
        ),
      }),
    ),
  })
  .transform(({testResults}) =>
    testResults.flatMap(({name: file, status: fileStatus, message, assertionResults}) => {
      const tests = assertionResults.map(({ancestorTitles, title, status, failureMessages: [reason]}) => ({
        name: [file, ...ancestorTitles, title].filter(Boolean).join(' › '),
        // Vitest keeps the reason of a failed try even when a later try passes.
        status: status === 'passed' && reason !== undefined ? 'flaky' : status,
        reason,
      }))
      const isExplained = fileStatus !== 'failed' || tests.some(({status}) => status === 'failed')
      return isExplained
        ? tests
        : [...tests, {name: file, status: 'failed', reason: message || 'A hook failed'}]
    }),
  )

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          results: z.array(z.object({error: z.object({message: z.string().optional()}).optional()})),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightStatus = {expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped'}

const playwrightReport = z
  .object({suites: z.array(playwrightSuite)})
  .transform(({suites}) => suites.flatMap((suite) => testsOf(suite)))

function testsOf(suite: z.infer<typeof playwrightSuite>, groups: string[] = []): ReportedTest[] {
  const path = [...groups, suite.title]
  return [
    ...suite.specs.flatMap(({title, tests}) =>
      tests.map(({status, results}) => ({
        name: [...path, title].join(' › '),
        status: playwrightStatus[status],
        reason: results[0]?.error?.message,
      })),
    ),
    ...(suite.suites ?? []).flatMap((below) => testsOf(below, path)),
  ]
}

interface ReportedTest {
  name: string
  status: string
  reason?: string
}

const reports = {vitest: vitestReport, playwright: playwrightReport}

/** A file that does not load counts as one failure, and so does a run that fails without a failed test. */
export function readReport(kind: keyof typeof reports, path: string, succeeded: boolean): ReportedTests {
  const tests = existsSync(path) ? reports[kind].parse(JSON.parse(readFileSync(path, 'utf8'))) : []
  const having = (wanted: string) =>
    tests.filter(({status}) => status === wanted).map(({name, reason = ''}) => ({name, reason}))
  const [failed, flaky] = [having('failed'), having('flaky')]
  const passed = having('passed').length
  const isFailure = !succeeded || passed + failed.length + flaky.length === 0
  return {
    counts: {
      passed,
      failed: isFailure ? Math.max(failed.length, 1) : failed.length,
      flaky: flaky.length,
      skipped: tests.length - passed - failed.length - flaky.length,
    },
    flaky,
    failed,
  }
}

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      flaky: total.flaky + each.flaky,
      skipped: total.skipped + each.skipped,
    }),
    nothing,
  )
}

/** A flaky test counts as passed, until there are more than `MAX_FLAKY` of them. */
export function verdict({flaky, ...counts}: Counts): Counts {
  const key = flaky > MAX_FLAKY ? 'failed' : 'passed'
  return {...counts, flaky: 0, [key]: counts[key] + flaky}
}

export const suiteLine = (counts: Counts) =>
  `${counts.passed} passed, ${counts.failed} failed, ${counts.flaky} flaky${skippedOf(counts)}`

export const verdictLine = (counts: Counts) =>
  `${counts.passed} passed, ${counts.failed} failed${skippedOf(counts)}`

const skippedOf = ({skipped}: Counts) => (skipped > 0 ? `, ${skipped} skipped` : '')
