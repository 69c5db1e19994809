import {format, resolveConfig} from 'prettier'
import {expect, test} from 'vitest'
import {resultPage} from './result-page.ts'

test('the page of a result has its date, each suite and the sum, and is formatted', async () => {
  const results = [
    {
      name: 'attacks',
      counts: {passed: 31, failed: 0, flaky: 1, skipped: 0},
      flaky: [],
      failed: [],
      seconds: 200.4,
    },
    {
      name: 'restarts',
      counts: {passed: 7, failed: 1, flaky: 0, skipped: 0},
      flaky: [],
      failed: [],
      seconds: 61,
    },
  ]
  const page = resultPage(results, new Date('2026-11-22T10:00:00Z'))
  expect(page).toContain('on 2026-11-22.')
  expect(page).toContain('| restarts | 7      | 1      | 0     | 0       | 61      |')
  expect(page).toContain('| all      | 38     | 1      | 1     | 0       | 261     |')
  const options = await resolveConfig(import.meta.filename)
  expect(await format(page, {...options, parser: 'markdown'})).toBe(page)
})
