import {createInterface} from 'node:readline'
import {setTimeout as wait} from 'node:timers/promises'

// This process outlives the supervisor in a session of its own. When the pipe closes, it ends each group whose id it
// has received as `n` and not as `-n`.
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
