import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod'
import {processStart} from './process-start.ts'

const serviceRecord = z.object({
  title: z.string(),
  url: z.string(),
  probe: z.string(),
  pid: z.number().optional(),
  startedAt: z.string().optional(),
  restarts: z.number().default(0),
  down: z.string().optional(),
})

const runRecord = z.object({
  pid: z.number(),
  /** It distinguishes this process from a later one with the same pid. */
  startedAt: z.string(),
  command: z.string(),
  services: z.array(serviceRecord),
  hosted: z.array(z.object({title: z.string(), url: z.string()})).default([]),
  /** What does not work because of them. */
  notes: z.array(z.string()).default([]),
  siteClock: z.string().optional(),
  env: z.record(z.string(), z.string()),
})

export type RunRecord = z.infer<typeof runRecord>
export type ServiceState = Pick<z.infer<typeof serviceRecord>, 'pid' | 'restarts' | 'down'>

const pathIn = (stateDirectory: string) => join(stateDirectory, 'run.json')

export function writeRunRecord(
  stateDirectory: string,
  record: Omit<z.input<typeof runRecord>, 'pid' | 'startedAt'>,
): void {
  const whole = {pid: process.pid, startedAt: processStart(process.pid) ?? '', ...record}
  const path = pathIn(stateDirectory)
  // The rename is atomic, so nobody reads half a record.
  writeFileSync(`${path}.new`, `${JSON.stringify(whole, null, 2)}\n`, {mode: 0o600})
  renameSync(`${path}.new`, path)
}

const nothing = {pid: undefined, down: undefined}
const startOf = ({pid}: ServiceState) => (pid === undefined ? undefined : processStart(pid))

export function recordService(stateDirectory: string, title: string, state: ServiceState): void {
  const record = readRunRecord(stateDirectory)
  if (!record) return
  const services = record.services.map((each) =>
    each.title === title ? {...each, ...nothing, ...state, startedAt: startOf(state)} : each,
  )
  writeRunRecord(stateDirectory, {...record, services})
}

/** @throws {Error} if another process uses the state */
export function claimState(stateDirectory: string, command: string): void {
  requireUnclaimed(stateDirectory)
  mkdirSync(stateDirectory, {recursive: true})
  writeRunRecord(stateDirectory, {command, services: [], env: {}})
}

export function requireUnclaimed(stateDirectory: string): void {
  const running = readRunRecord(stateDirectory)
  if (running === undefined) return
  throw new Error(
    `"${running.command}" runs already on the state in ${stateDirectory} (process ${running.pid}). End it with ` +
      'Ctrl-C there, or start a second copy beside it with other ports and another STATE_DIR.',
  )
}

export function releaseState(stateDirectory: string): void {
  rmSync(pathIn(stateDirectory), {force: true})
}

export function readRunRecord(stateDirectory: string): RunRecord | undefined {
  const record = readRecord(stateDirectory)
  return record && isRunning(record) ? record : undefined
}

/** A killed supervisor cannot remove its record. */
export function readEndedRecord(stateDirectory: string): RunRecord | undefined {
  const record = readRecord(stateDirectory)
  return record && !isRunning(record) ? record : undefined
}

const isRunning = ({pid, startedAt}: RunRecord) => processStart(pid) === startedAt

function readRecord(stateDirectory: string): RunRecord | undefined {
  const path = pathIn(stateDirectory)
  if (!existsSync(path)) return undefined
  try {
    return runRecord.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
