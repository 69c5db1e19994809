import {createInterface} from 'node:readline'
import {setTimeout as wait} from 'node:timers/promises'

// Runs in its own session and outlives the supervisor. When the pipe from the supervisor closes, however that ended,
// the watchdog ends the process groups whose ids it has received (n) and not seen withdrawn (-n).
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
