import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {afterEach, beforeEach, expect, onTestFinished, test} from 'vitest'
import {endLeftovers} from './leftovers.ts'
import {claimState, recordService, writeRunRecord} from './run-record.ts'

let state: string

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'leftovers-'))
})
afterEach(() => rmSync(state, {recursive: true}))

/** Starts a service with a child of its own, and records both under the title `Supabase`. */
async function startRecorded() {
  const stays = 'setInterval(() => {}, 1000)'
  const source = `
    const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stays)}])
    console.log(child.pid); ${stays}`
  const service = spawn(process.execPath, ['-e', source], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = service.pid ?? 0
  onTestFinished(() => {
    if (isAlive(-pid)) process.kill(-pid, 'SIGKILL')
  })
  const [line] = (await once(createInterface({input: service.stdout}), 'line')) as [string]
  claimState(state, 'npm start')
  const url = 'http://localhost:1'
  writeRunRecord(state, {command: 'npm start', services: [{title: 'Supabase', url, probe: url}], env: {}})
  recordService(state, 'Supabase', {pid, restarts: 0})
  return {service, pid, child: Number(line)}
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const path = () => join(state, 'run.json')
const changeRecord = (change: (record: Record<string, unknown>) => void) => {
  const record = JSON.parse(readFileSync(path(), 'utf8')) as Record<string, unknown>
  change(record)
  writeFileSync(path(), JSON.stringify(record))
}
/** As if the process that wrote the record had been killed. */
const killSupervisor = () => changeRecord((record) => (record.startedAt = 'earlier'))

test('ends the services of a killed supervisor, and what they started', async () => {
  const {pid, child} = await startRecorded()
  killSupervisor()
  await endLeftovers(state)
  // A moment longer in the list of processes, until the one that started it has noticed.
  await expect.poll(() => isAlive(pid)).toBe(false)
  await expect.poll(() => isAlive(child)).toBe(false)
})

// Other systems do not tell cheaply what belongs to a session.
test.runIf(process.platform === 'linux')(
  'ends what a killed service of a killed supervisor left',
  async () => {
    const {service, child} = await startRecorded()
    const ended = once(service, 'exit')
    service.kill('SIGKILL')
    await ended
    killSupervisor()
    expect(isAlive(child)).toBe(true)
    await endLeftovers(state)
    await expect.poll(() => isAlive(child)).toBe(false)
  },
)

test('leaves the services of a running supervisor alone', async () => {
  const {pid} = await startRecorded()
  await endLeftovers(state)
  expect(isAlive(pid)).toBe(true)
})

test('leaves a process alone that has got the pid of a service', async () => {
  const {pid, child} = await startRecorded()
  killSupervisor()
  changeRecord(({services}) => {
    const [service] = services as {startedAt: string}[]
    if (service) service.startedAt = 'before-this-boot 1'
  })
  await endLeftovers(state)
  expect([isAlive(pid), isAlive(child)]).toEqual([true, true])
})

test('finds nothing where nothing ran', async () => {
  await expect(endLeftovers(state)).resolves.toBeUndefined()
})
