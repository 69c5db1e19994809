import {readRunRecord, type RunRecord} from '../../scripts/supervisor/run-record.ts'
import {stateDirectory} from '../env.ts'

type RunningService = RunRecord['services'][number]

/** The services of the stack that the tests run on, as their supervisor sees them now. */
function runningServices(): RunningService[] {
  const record = readRunRecord(stateDirectory())
  if (!record) throw new Error(`No stack runs on the state in ${stateDirectory()}`)
  return record.services
}

/** A service by its title. */
export function runningService(title: string): RunningService {
  const service = runningServices().find((each) => each.title === title)
  if (!service) throw new Error(`The stack has no service "${title}"`)
  return service
}
