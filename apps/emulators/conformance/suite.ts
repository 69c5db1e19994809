import type {RunningServices} from '../../../scripts/supervisor/running-services.ts'
import type {Command} from '../../../scripts/supervisor/child.ts'

/** A vendor's test suite, run against the stand-in of the service that it tests. */
export interface Suite {
  /** `name` in the package.json of its checkout. */
  packageName: string
  /** The commit whose results are in apps/emulators/docs. */
  commit: string
  /** Starts the stand-in as one of the `services`. */
  start: (run: Run) => Promise<void>
  test: (run: Run) => Promise<Result[]>
}

export interface Run {
  checkout: string
  /** An empty directory. */
  stateDirectory: string
  services: RunningServices
  /** Runs a command. A failing exit code is a result like any other. */
  command: (command: Command) => Promise<void>
}

export interface Result {
  name: string
  status: 'passed' | 'failed' | 'skipped'
}
