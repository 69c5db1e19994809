import {existsSync, readFileSync} from 'node:fs'
import * as z from 'zod'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export const nothing: Counts = {passed: 0, failed: 0, skipped: 0}
export const oneFailed: Counts = {...nothing, failed: 1}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }))

const playwrightReport = z
  .object({
    stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
  })
  .transform(({stats}) => ({
    passed: stats.expected,
    // There are no retries; with them, a test that passes on the second attempt has failed too.
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

export const reports = {vitest: vitestReport, playwright: playwrightReport}

/**
 * Counts the tests of a report. A run that failed without a failed test (a file does not load, no report, out of time)
 * counts as one failure.
 */
export function countReport(kind: keyof typeof reports, path: string, succeeded: boolean): Counts {
  const counts = existsSync(path) ? reports[kind].parse(JSON.parse(readFileSync(path, 'utf8'))) : nothing
  const isFailure = !succeeded || counts.passed + counts.failed === 0
  return isFailure && counts.failed === 0 ? {...counts, failed: 1} : counts
}

export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    nothing,
  )
}

/** `12 passed, 0 failed`, followed by `, 1 skipped` if any were. */
export function countLine({passed, failed, skipped}: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
