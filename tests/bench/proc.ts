import {existsSync, readdirSync, readFileSync, readlinkSync} from 'node:fs'

/** As the kernel reports times to processes, on every common architecture. */
const TICKS_PER_SECOND = 100

/**
 * The processes that listen on a TCP port, by port.
 *
 * @throws {Error} elsewhere than on Linux
 */
export function listeners(): Map<number, number> {
  if (!existsSync('/proc/net/tcp'))
    throw new Error('Memory and processor time are read from /proc, which only Linux has.')
  const portBySocket = new Map<string, number>()
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').trim().split('\n').slice(1)) {
      const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/)
      const isListening = state === '0A'
      if (isListening) portBySocket.set(inode, Number.parseInt(local.split(':')[1] ?? '', 16))
    }
  }
  const pidByPort = new Map<number, number>()
  for (const pid of allPids()) {
    for (const file of unlessEnded(() => readdirSync(`/proc/${pid}/fd`)) ?? []) {
      const target = unlessEnded(() => readlinkSync(`/proc/${pid}/fd/${file}`)) ?? ''
      const port = portBySocket.get(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '')
      // A child inherits its parent's socket and comes after it.
      if (port !== undefined && !pidByPort.has(port)) pidByPort.set(port, pid)
    }
  }
  return pidByPort
}

/** The parent of each process. */
export function parents(): Map<number, number> {
  return new Map(allPids().map((pid) => [pid, Number(statOf(pid)?.[1])]))
}

/** Processor time in ms that a process has used so far, with that of its children that have ended. */
export function processorTimeOf(pid: number): number {
  const ticks = statOf(pid)?.slice(11, 15).map(Number) ?? []
  return (ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND) * 1000
}

/** Memory in MB: all that a process holds, and the same with what it shares divided among those who share it. */
export function memoryOf(pid: number): {rss: number; pss: number} {
  const rollup = unlessEnded(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? ''
  const field = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) / 1024
  return {rss: field('Rss'), pss: field('Pss')}
}

/** Memory in MB of a process and everything that it started, without counting twice what they share. */
export function memoryOfTree(root: number): number {
  const parentOf = parents()
  const treeOf = (pid: number): number[] => [
    pid,
    ...[...parentOf].filter(([, parent]) => parent === pid).flatMap(([child]) => treeOf(child)),
  ]
  return treeOf(root).reduce((sum, pid) => sum + memoryOf(pid).pss, 0)
}

const allPids = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .toSorted((a, b) => a - b)

/** Fields of `/proc/<pid>/stat` from the third on; the name in the second may contain spaces. */
function statOf(pid: number): string[] | undefined {
  const stat = unlessEnded(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function unlessEnded<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
