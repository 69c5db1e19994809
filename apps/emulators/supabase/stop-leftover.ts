import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {setTimeout as wait} from 'node:timers/promises'

interface Leftover {
  pid: number
  /** It is compared with the command line, because the process id may have been reused. */
  program: string
  signal: NodeJS.Signals
}

/** @throws {Error} when the process still runs after 10 s */
export async function stopLeftover({pid, program, signal}: Leftover): Promise<void> {
  if (!isRunning(pid, program)) return
  process.kill(pid, signal)
  for (let waited = 0; isRunning(pid, program); waited += 20) {
    if (waited > 10_000) throw new Error(`${program} was left over (process ${pid}) and does not end`)
    await wait(20)
  }
}

export const isRunning = (pid: number, program: string): boolean => commandLine(pid).includes(program)

function commandLine(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 1) return ''
  try {
    if (existsSync('/proc/self')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {encoding: 'utf8'})
  } catch {
    return ''
  }
}
