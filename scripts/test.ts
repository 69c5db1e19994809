import {runTests} from './suites/run-tests.ts'
import {emulatorSuites, fastSuites, longSuites, stackSuites, type Suite} from './test-suites.ts'

// `npm test -- unit end-to-end` runs only those suites.
const tiers = {
  test: {suites: fastSuites, stackSuites},
  check: {suites: fastSuites, stackSuites: []},
  'test:long': {suites: [], stackSuites: longSuites},
  'test:emulators': {suites: emulatorSuites, stackSuites: []},
}
const [, , command = 'test', ...names] = process.argv
const tier = tiers[command as keyof typeof tiers]
const isLong = command === 'test:long'

const known = [...tier.suites, ...tier.stackSuites].map(({name}) => name)
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no suite "${unknown.join(', ')}". There are: ${known.join(', ')}.`)

const chosen = (all: Suite[]) => all.filter(({name}) => names.length === 0 || names.includes(name))

await runTests({
  command: command === 'test' ? 'npm test' : `npm run ${command}`,
  stateBelow: command.replace(':', '-'),
  suites: chosen(tier.suites),
  stackSuites: chosen(tier.stackSuites),
  // A suite that ends services needs them back.
  onEnd: isLong ? 'restart' : 'fail',
  resultName: isLong ? 'test-long' : undefined,
})
