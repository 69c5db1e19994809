import {setTimeout as wait} from 'node:timers/promises'
import {isSessionAlive} from './process-start.ts'
import {readEndedRecord} from './run-record.ts'

const GRACE_MS = 5000
const LIMIT_MS = 10_000

/** A process that has since got the pid of a service is left alone. @throws {Error} if a service runs 10 s later */
export async function endLeftovers(stateDirectory: string): Promise<void> {
  const left = (readEndedRecord(stateDirectory)?.services ?? []).flatMap(({title, pid, startedAt}) =>
    pid !== undefined && startedAt !== undefined && isSessionAlive(pid, startedAt)
      ? [{title, pid, startedAt}]
      : [],
  )
  await Promise.all(left.map(endSession))
}

async function endSession({title, pid, startedAt}: {title: string; pid: number; startedAt: string}) {
  signalGroup(pid, 'SIGTERM')
  for (let waited = 0; isSessionAlive(pid, startedAt); waited += 50) {
    if (waited > GRACE_MS) signalGroup(pid, 'SIGKILL')
    if (waited > LIMIT_MS) throw new Error(`${title} was left running (process ${pid}) and does not end.`)
    await wait(50)
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group is empty.
  }
}
