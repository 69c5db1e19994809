import type {SuiteResult} from './run-suite.ts'
import {sum} from './suite-counts.ts'

export function resultPage(results: SuiteResult[], date: Date): string {
  const total = {
    name: 'all',
    counts: sum(results.map(({counts}) => counts)),
    seconds: results.reduce((all, {seconds}) => all + seconds, 0),
  }
  const rows = [...results, total].map(({name, counts, seconds}) =>
    [name, counts.passed, counts.failed, counts.flaky, counts.skipped, Math.round(seconds)].map(String),
  )
  return `# Result of the long tests

\`npm run test:long\` wrote this page on ${date.toISOString().slice(0, 10)}. The suites are in \`scripts/test-suites.ts\`.

${table([['suite', 'passed', 'failed', 'flaky', 'skipped', 'seconds'], ...rows])}`
}

function table([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('')
}
