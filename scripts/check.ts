import {runTests} from './supervisor/run-tests.ts'
import {fastSuites} from './test-suites.ts'

await runTests({command: 'npm run check', stateBelow: 'check', suites: fastSuites, stackSuites: []})
