import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {shell} from '../env.ts'
import {freePort} from './ports.ts'
import {Processes} from './processes.ts'
import {Progress} from './progress.ts'
import {claimState, readRunRecord, writeRunRecord} from './run-record.ts'
import {RunningServices} from './running-services.ts'
import type {Service} from './services.ts'

let state: string
let processes: Processes
let output: string
let service: Service

beforeEach(async () => {
  state = mkdtempSync(join(tmpdir(), 'services-'))
  processes = new Processes(join(state, 'logs'))
  output = ''
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  service = {
    name: 'site',
    title: 'Site',
    url,
    probe: url,
    port,
    variable: 'SITE_PORT',
    file: process.execPath,
    args: ['-e', program(port)],
    cwd: state,
    env: shell,
  }
  claimState(state, 'npm start')
  writeRunRecord(state, {command: 'npm start', services: [service], env: {}})
})
afterEach(async () => {
  await processes.stop()
  rmSync(state, {recursive: true})
})

/** Responds, unless there is a file `broken`. */
const program = (port: number) => `
  if (require('node:fs').existsSync('broken')) throw new Error('it is broken')
  console.log('it runs')
  require('node:http').createServer((_, response) => response.end('here')).listen(${port}, '127.0.0.1')`

function services(onEnd: 'restart' | 'fail' = 'restart', backoff = {first: 10, longest: 40, reset: 60_000}) {
  const progress = new Progress({write: (text) => (output += text)})
  return new RunningServices({processes, progress, stateDirectory: state, onEnd, backoff})
}

const recorded = () => readRunRecord(state)?.services[0]
const kill = () => process.kill(recorded()?.pid ?? 0, 'SIGKILL')
const delays = () => [...output.matchAll(/starts again in (\S+) s/g)].map(([, delay]) => Number(delay))
async function untilRestarts(restarts: number) {
  await expect.poll(recorded).toMatchObject({restarts, pid: expect.any(Number)})
}

test('a service that is killed is started again', async () => {
  await services().start(service)
  const {pid} = recorded() ?? {}
  kill()
  await untilRestarts(1)
  expect(recorded()?.pid).not.toBe(pid)
  expect(await (await fetch(service.url)).text()).toBe('here')
  expect(output).toMatch(
    /^✗ Site ended \(SIGKILL\)\. It starts again in 0\.01 s\. Log: \S+site\.log\n✓ Site responds again, after \d+\.\d s\.\n$/,
  )
  expect(readFileSync(processes.logPath('site'), 'utf8')).toBe('it runs\nit runs\n')
})

test('a service that keeps failing is tried with growing delays, and the record says why it is down', async () => {
  await services().start(service)
  writeFileSync(join(state, 'broken'), '')
  kill()
  await expect.poll(() => delays().length).toBeGreaterThan(4)
  expect(delays().slice(0, 5)).toEqual([0.01, 0.02, 0.04, 0.04, 0.04])
  expect(recorded()).toMatchObject({restarts: 0, down: 'Site ended (exit code 1).'})
  rmSync(join(state, 'broken'))
  await untilRestarts(1)
  expect(recorded()?.down).toBeUndefined()
})

test('the delay goes on growing from one end to the next', async () => {
  await services().start(service)
  for (const restarts of [1, 2]) {
    kill()
    await untilRestarts(restarts)
  }
  expect(delays()).toEqual([0.01, 0.02])
})

test('after a life that is long enough, the delay is the first again', async () => {
  await services('restart', {first: 10, longest: 40, reset: 0}).start(service)
  for (const restarts of [1, 2]) {
    kill()
    await untilRestarts(restarts)
  }
  expect(delays()).toEqual([0.01, 0.01])
})

test('a service that cannot start at all is not tried again', async () => {
  writeFileSync(join(state, 'broken'), '')
  await expect(services().start(service)).rejects.toThrow(/^Site ended \(exit code 1\)\.[^]+it is broken/)
  expect(output).toBe('')
})

test('nothing is started after a stop during the delay', async () => {
  await services('restart', {first: 60_000, longest: 60_000, reset: 60_000}).start(service)
  kill()
  await expect.poll(() => output).toContain('starts again in 60 s')
  await processes.stop()
  expect(output).not.toContain('responds again')
  await expect(fetch(service.url)).rejects.toThrow('fetch failed')
})

test('nothing is left of a service that was starting when everything is stopped', async () => {
  await services().start(service)
  writeFileSync(join(state, 'broken'), '')
  kill()
  await expect.poll(() => delays().length).toBeGreaterThan(1)
  rmSync(join(state, 'broken'))
  await processes.stop()
  await expect(fetch(service.url)).rejects.toThrow('fetch failed')
})

test('where a service must not end, its end is an error', async () => {
  const running = services('fail')
  await running.start(service)
  kill()
  await expect(running.failed).rejects.toThrow(/^Site ended \(SIGKILL\)\.[^]+it runs/)
  expect(existsSync(processes.logPath('site'))).toBe(true)
  expect(output).toBe('')
})

test('a deliberate stop is not an end', async () => {
  await services('fail').start(service)
  await processes.stop()
  expect(output).toBe('')
})
