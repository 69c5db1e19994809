import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

/** Stops a Postgres that still runs on this directory because its parent was killed. */
export async function stopLeftover(directory: string): Promise<void> {
  const lock = join(directory, 'postmaster.pid')
  if (!existsSync(lock)) return
  const [pid = '', served = ''] = readFileSync(lock, 'utf8').split('\n')
  if (served !== directory || !isPostgres(Number(pid))) return
  // SIGINT is a fast shutdown: it disconnects clients and keeps committed data.
  process.kill(Number(pid), 'SIGINT')
  for (let waited = 0; existsSync(lock); waited += 20) {
    if (waited > 10_000) throw new Error(`A Postgres that was left over (process ${pid}) does not end`)
    await wait(20)
  }
}

/** False when the process id has since been reused by another program. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const command = `/proc/${pid}/cmdline`
  return !existsSync(command) || readFileSync(command, 'utf8').includes('postgres')
}
