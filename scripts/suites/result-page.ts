import type {SuiteResult} from './run-suite.ts'
import {sum} from './suite-counts.ts'
import {runLines, tableLines, type Run} from '../results/describe-run.ts'

/** Lines of Markdown: what ran where, the counts of each suite, and what failed. */
export function resultPage(command: string, run: Run, suites: SuiteResult[]): string[] {
  const total = {
    name: 'all',
    counts: sum(suites.map(({counts}) => counts)),
    seconds: suites.reduce((all, {seconds}) => all + seconds, 0),
  }
  const rows = [...suites, total].map(({name, counts, seconds}) =>
    [name, counts.passed, counts.failed, counts.flaky, counts.skipped, Math.round(seconds)].map(String),
  )
  const failed = suites.flatMap((suite) => suite.failed.map(({name}) => `- ${suite.name}: ${name}`))
  return [
    `# Result of ${command}`,
    '',
    ...runLines(run),
    '',
    ...tableLines([['suite', 'passed', 'failed', 'flaky', 'skipped', 'seconds'], ...rows]),
    ...(failed.length > 0 ? ['', 'Failed:', '', ...failed] : []),
  ]
}
