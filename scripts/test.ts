import {runTests} from './supervisor/run-tests.ts'
import {fastSuites, stackSuites, type Suite} from './test-suites.ts'

// `npm test -- unit end-to-end` runs these only.
const names = process.argv.slice(3)
const known = [...fastSuites, ...stackSuites].map(({name}) => name)
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no suite "${unknown.join(', ')}". There are: ${known.join(', ')}.`)

const chosen = (suites: Suite[]) => suites.filter(({name}) => names.length === 0 || names.includes(name))

await runTests({
  command: 'npm test',
  stateBelow: 'test',
  suites: chosen(fastSuites),
  stackSuites: chosen(stackSuites),
})
