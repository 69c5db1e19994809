import {createInterface} from 'node:readline'
import {setTimeout as wait} from 'node:timers/promises'

// A process of its own session that outlives the supervisor: when the pipe from it closes, however it ended, the
// process groups that it has named and not taken back are ended.
const groups = new Set<number>()

for await (const line of createInterface({input: process.stdin})) {
  const pid = Number(line)
  if (pid > 0) groups.add(pid)
  else groups.delete(-pid)
}

signal('SIGTERM')
if (groups.size > 0) await wait(2000)
signal('SIGKILL')

function signal(name: NodeJS.Signals) {
  for (const pid of groups) {
    try {
      process.kill(-pid, name)
    } catch {
      groups.delete(pid)
    }
  }
}
