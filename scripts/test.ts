import {runTests} from './supervisor/run-tests.ts'
import {fastSuites, stackSuites, type Suite} from './test-suites.ts'

// `npm test` runs every suite, `npm test -- unit end-to-end` only those, `npm run check` the fast ones.
const [, , command, ...names] = process.argv
if (command === 'check') {
  await runTests({command: 'npm run check', stateBelow: 'check', suites: fastSuites, stackSuites: []})
}

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
