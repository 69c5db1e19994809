import {execFileSync} from 'node:child_process'
import {format, resolveConfig} from 'prettier'
import {expect, test} from 'vitest'
import {beginRun} from '../results/describe-run.ts'
import {resultPage} from './result-page.ts'

const counts = {passed: 31, failed: 0, flaky: 1, skipped: 0}
const suites = [
  {name: 'attacks', counts, flaky: [], failed: [], seconds: 200.4},
  {
    name: 'restarts',
    counts: {passed: 7, failed: 1, flaky: 0, skipped: 0},
    flaky: [],
    failed: [{name: 'the lake comes back', reason: 'It does not'}],
    seconds: 61,
  },
]

test('a result has its commit, each suite, the sum and what failed, and is formatted', async () => {
  const page = `${resultPage('npm run test:long', beginRun()(), suites).join('\n')}\n`
  expect(page).toContain(execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim())
  expect(page).toContain('| restarts | 7      | 1      | 0     | 0       | 61      |')
  expect(page).toContain('| all      | 38     | 1      | 1     | 0       | 261     |')
  expect(page).toContain('- restarts: the lake comes back')
  const options = await resolveConfig(import.meta.filename)
  expect(await format(page, {...options, parser: 'markdown'})).toBe(page)
})
