import {expect, test} from 'vitest'
import type {Figure, Report} from './report.ts'
import {reportLines} from './table.ts'

const noise = {loadAverage: [0.5, 1, 1], calibrationMs: {min: 60, median: 61.26, max: 70}}

function report(figures: Figure[], failure?: string): Report {
  return {
    startedAt: '2025-11-22T10:20:30.000Z',
    seconds: 754,
    commit: 'abc1234',
    isModified: true,
    machine: {
      processor: 'A processor',
      processors: 2,
      memoryGB: 23,
      system: 'Linux 6',
      node: 'v24',
      chromium: 'Chromium 156',
    },
    parts: [
      {
        part: 'pages',
        seconds: 61,
        before: noise,
        after: noise,
        sections: [{title: 'pages: weight', figures}],
        failure,
      },
    ],
  }
}

const lcp = (value: number): Figure => ({
  subject: '/en',
  measure: 'LCP',
  unit: 'ms',
  value,
  min: value - 10,
  max: value + 10,
  runs: 3,
})

test('a section is a table of subjects and measures', () => {
  const figures: Figure[] = [
    {subject: '/', measure: 'requests', value: 35},
    {subject: '/', measure: 'CLS', value: 0.0123},
    {subject: '/', measure: 'LCP element', value: 'p: a | b'},
    {subject: '/en', measure: 'requests', value: 32},
    lcp(2500),
  ]
  expect(reportLines(report(figures)).join('\n')).toBe(
    `2025-11-22 10:20 UTC, commit abc1234 with changes, 12 min 34 s.
A processor (2 processors), 23 GB, Linux 6, Node v24, Chromium 156.

### noise

|       | took      | load before | calibration before (ms) | load after | calibration after (ms) |
| ----- | --------- | ----------- | ----------------------- | ---------- | ---------------------- |
| pages | 1 min 1 s | 0.500       | 61.3 (60–70)            | 0.500      | 61.3 (60–70)           |

### pages: weight

|     | requests | CLS   | LCP element | LCP (ms)         |
| --- | -------- | ----- | ----------- | ---------------- |
| /   | 35       | 0.012 | p: a \\| b   |                  |
| /en | 32       |       |             | 2500 (2490–2510) |`,
  )
})

test('figures that an older report has too are followed by their ratio to it', () => {
  const lines = reportLines(report([lcp(3000)]), report([lcp(2400)])).join('\n')
  expect(lines).toContain('| /en | 3000 (2990–3010) ×1.25 |')
})

test('a figure that is new, or was zero, has no ratio', () => {
  const failed = {subject: '/', measure: 'failed', value: 0}
  expect(reportLines(report([lcp(3000), failed]), report([failed])).join('\n')).not.toContain('×')
})

test('a part that failed says why', () => {
  expect(reportLines(report([], 'out of time')).join('\n')).toContain('### pages\n\nFailed: out of time')
})
