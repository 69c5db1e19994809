import {runTests} from './supervisor/run-tests.ts'
import {fastSuites, longSuites, stackSuites, type Suite} from './test-suites.ts'

// `npm test` runs every suite, `npm test -- unit end-to-end` only those; `npm run check` runs the fast ones, and
// `npm run test:long` what is too long for CI. `npm test -- budgets --write` sets what pages may weigh.
const [, , command, ...words] = process.argv
const names = words.filter((word) => word !== '--write')
const writes = names.length < words.length
if (writes && names.join() !== 'budgets')
  throw new Error('Only budgets can be written: npm test -- budgets --write')
const isLong = command === 'test:long'
const suites = isLong ? [] : fastSuites
const onStack = isLong ? longSuites : command === 'check' ? [] : stackSuites

const known = [...suites, ...onStack].map(({name}) => name)
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no suite "${unknown.join(', ')}". There are: ${known.join(', ')}.`)

const chosen = (all: Suite[]) => all.filter(({name}) => names.length === 0 || names.includes(name))

await runTests({
  command: command === 'test' ? 'npm test' : `npm run ${command}`,
  stateBelow: command?.replace(':', '-') ?? 'test',
  suites: chosen(suites),
  stackSuites: chosen(onStack).map((suite) =>
    writes && suite.kind === 'playwright' ? {...suite, env: {PAGE_BUDGETS: 'write'}} : suite,
  ),
  // A suite that ends services needs them back.
  onEnd: isLong ? 'restart' : 'fail',
  resultFile: isLong && names.length === 0 ? 'docs/test-long.md' : undefined,
})
