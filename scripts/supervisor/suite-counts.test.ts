import {mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {fastSuites, stackBudgetSeconds, stackSuites} from '../test-suites.ts'
import {countLine, countReport, sum} from './suite-counts.ts'

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitest = (passed: number, failed: number) =>
  report({numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 0})

describe('a report', () => {
  test('of vitest is counted', () => {
    expect(countReport('vitest', vitest(5, 2), false)).toEqual({passed: 5, failed: 2, skipped: 1})
  })

  test('of Playwright is counted, a flaky test as failed', () => {
    const path = report({stats: {expected: 3, unexpected: 1, flaky: 1, skipped: 2}})
    expect(countReport('playwright', path, false)).toEqual({passed: 3, failed: 2, skipped: 2})
  })

  test('of a failed run without a failed test is a failure', () => {
    expect(countReport('vitest', vitest(5, 0), false).failed).toBe(1)
  })

  test('of no tests is a failure', () => {
    expect(countReport('vitest', vitest(0, 0), true).failed).toBe(1)
  })

  test('that is missing is a failure', () => {
    expect(countReport('playwright', '/nowhere/report.json', true)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
  })
})

test('the line with the sum mentions skipped tests', () => {
  const total = sum([
    {passed: 3, failed: 0, skipped: 0},
    {passed: 4, failed: 1, skipped: 2},
  ])
  expect(countLine(total)).toBe('7 passed, 1 failed, 2 skipped')
  expect(countLine({passed: 3, failed: 0, skipped: 0})).toBe('3 passed, 0 failed')
})

test('the budgets add up to less than 30 minutes', () => {
  const budgets = [...fastSuites, ...stackSuites].map(({budgetSeconds}) => budgetSeconds)
  expect(budgets.reduce((total, each) => total + each, stackBudgetSeconds)).toBeLessThan(30 * 60)
})
