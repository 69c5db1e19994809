import {relative} from 'node:path'
import {demoLogins} from './logins.ts'
import {siteProfile} from './profile.ts'
import {readRunRecord} from './run-record.ts'
import type {Mode} from './services.ts'
import {startStack} from './stack.ts'
import {supervise} from './supervise.ts'
import {stackTable} from './table.ts'
import {root} from './variables.ts'

/** Serves the site until somebody stops it. */
export async function serveSite(mode: Mode, command: string): Promise<never> {
  const profile = siteProfile()
  const {stateDirectory} = profile
  return supervise({stateDirectory, command, interruptedExitCode: 0}, async (processes, progress) => {
    const stack = startStack({profile, mode, command, processes, progress})
    await Promise.race([stack, processes.failed])
    const record = readRunRecord(stateDirectory)
    if (!record) throw new Error(`The record of what runs is gone from ${stateDirectory}`)
    const table = stackTable({record, logins: await demoLogins(record.services)})
    const logs = `Logs are in ${relative(root, stateDirectory) || stateDirectory}/logs. Ctrl-C ends everything.`
    for (const line of ['', ...table, '', logs]) progress.line(line)
    return processes.failed
  })
}
