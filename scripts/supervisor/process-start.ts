import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'

const onLinux = process.platform === 'linux'

/** Distinguishes a process from a later one with the same pid, also after a reboot. */
export function processStart(pid: number): string | undefined {
  try {
    if (onLinux) return `${bootId()} ${readStat(pid).ticks}`
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {encoding: 'utf8'}).trim()
  } catch {
    return undefined
  }
}

/** On Linux, also true while anything runs that the session's leader left behind. */
export function isSessionAlive(pid: number, startedAt: string): boolean {
  const [boot, ticks] = startedAt.split(' ')
  if (!onLinux || boot !== bootId()) return processStart(pid) === startedAt
  return readdirSync('/proc').some((entry) => {
    try {
      const {session, state, ticks: began} = readStat(Number(entry))
      return session === pid && state !== 'Z' && began >= Number(ticks)
    } catch {
      return false
    }
  })
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

function readStat(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in field 2 may contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {state: fields[0], session: Number(fields[3]), ticks: Number(fields[19])}
}
