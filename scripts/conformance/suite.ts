import type {Processes} from '../supervisor/processes.ts'
import type {Command} from '../supervisor/child.ts'

/** A vendor's test suite, run against the stand-in of the service that it tests. */
export interface Suite {
  /** `name` in the package.json of its checkout. */
  packageName: string
  /** The commit whose results are in docs/emulators. */
  commit: string
  /** Starts the stand-in, which `processes` stops. */
  start: (run: Run) => Promise<void>
  /** The commands that run the tests, one after the other. A failing exit code is a result like any other. */
  tests: (run: Run) => Command[]
  /** Reads the results that the commands left. */
  results: (run: Run) => Result[]
}

export interface Run {
  checkout: string
  /** An empty directory. */
  stateDirectory: string
  processes: Processes
}

export interface Result {
  name: string
  status: 'passed' | 'failed' | 'skipped'
}
