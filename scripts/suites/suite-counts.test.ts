import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {fastSuites, guardSeconds, stackQuietSeconds, stackSuites} from '../test-suites.ts'
import {nothing, readReport, suiteLine, sum, verdict, verdictLine} from './suite-counts.ts'

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitestTest = (title: string, status: string, ...failureMessages: string[]) => ({
  ancestorTitles: ['', 'a news item'],
  title,
  status,
  failureMessages,
})
const vitest = (...assertionResults: ReturnType<typeof vitestTest>[]) =>
  report({testResults: [{name: 'news.test.ts', status: 'passed', message: '', assertionResults}]})
const failedFile = (message: string, ...assertionResults: ReturnType<typeof vitestTest>[]) =>
  report({testResults: [{name: 'news.test.ts', status: 'failed', message, assertionResults}]})

const playwrightTest = (title: string, status: string, ...messages: string[]) => ({
  title,
  tests: [{status, results: messages.map((message) => ({error: {message}}))}],
})
const playwright = (...specs: ReturnType<typeof playwrightTest>[]) =>
  report({
    suites: [
      {title: 'news.spec.ts', specs: specs.slice(0, 1), suites: [{title: 'lt', specs: specs.slice(1)}]},
    ],
  })

describe('a report', () => {
  test('of Vitest is counted, and names what failed or passed on its second try', () => {
    const path = failedFile(
      '',
      vitestTest('is shown', 'passed'),
      vitestTest('is hidden', 'failed', 'Error: seen'),
      vitestTest('is new', 'passed', 'Error: not yet'),
      vitestTest('is old', 'skipped'),
    )
    expect(readReport('vitest', path, false)).toEqual({
      counts: {passed: 1, failed: 1, flaky: 1, skipped: 1},
      flaky: [{name: 'news.test.ts › a news item › is new', reason: 'Error: not yet'}],
      failed: [{name: 'news.test.ts › a news item › is hidden', reason: 'Error: seen'}],
    })
  })

  test.each([
    ['port 20001 is taken', 'port 20001 is taken'],
    // Vitest does not say why the hook of a group failed.
    ['', 'A hook failed'],
  ])('of Vitest with a hook that failed names the file', (message, reason) => {
    const path = failedFile(message, vitestTest('is shown', 'skipped'))
    expect(readReport('vitest', path, false)).toEqual({
      counts: {passed: 0, failed: 1, flaky: 0, skipped: 1},
      flaky: [],
      failed: [{name: 'news.test.ts', reason}],
    })
  })

  test('of Playwright is counted, and names what failed or passed on its second try', () => {
    const path = playwright(
      playwrightTest('is shown', 'expected'),
      playwrightTest('is hidden', 'unexpected', 'Error: seen', 'Error: seen'),
      playwrightTest('is new', 'flaky', 'Error: not yet'),
      playwrightTest('is old', 'skipped'),
    )
    expect(readReport('playwright', path, false)).toEqual({
      counts: {passed: 1, failed: 1, flaky: 1, skipped: 1},
      flaky: [{name: 'news.spec.ts › lt › is new', reason: 'Error: not yet'}],
      failed: [{name: 'news.spec.ts › lt › is hidden', reason: 'Error: seen'}],
    })
  })

  test('of a failed run without a failed test is a failure', () => {
    expect(readReport('vitest', vitest(vitestTest('is shown', 'passed')), false).counts.failed).toBe(1)
  })

  test('of no tests is a failure', () => {
    expect(readReport('vitest', vitest(), true).counts.failed).toBe(1)
  })

  test('that is missing is a failure', () => {
    expect(readReport('playwright', '/nowhere/report.json', true)).toEqual({
      counts: {...nothing, failed: 1},
      flaky: [],
      failed: [],
    })
  })
})

test('a suite’s line counts flaky tests apart, and mentions skipped ones', () => {
  const total = sum([
    {passed: 3, failed: 0, flaky: 1, skipped: 0},
    {passed: 4, failed: 1, flaky: 0, skipped: 2},
  ])
  expect(suiteLine(total)).toBe('7 passed, 1 failed, 1 flaky, 2 skipped')
  expect(suiteLine({...nothing, passed: 3})).toBe('3 passed, 0 failed, 0 flaky')
})

test.each([
  [5, '15 passed, 0 failed'],
  [6, '10 passed, 6 failed'],
])('a run with %i flaky tests has %s', (flaky, line) => {
  expect(verdictLine(verdict({passed: 10, failed: 0, flaky, skipped: 0}))).toBe(line)
})

test('whatever hangs is ended before CI ends the run', () => {
  const quiet = [...fastSuites, ...stackSuites].map(({quietSeconds}) => quietSeconds)
  const guards = [...quiet, stackQuietSeconds].map(guardSeconds)
  expect(sumOf(guards)).toBeLessThan(82 * 60)
})

const sumOf = (values: number[]) => values.reduce((total, each) => total + each, 0)
