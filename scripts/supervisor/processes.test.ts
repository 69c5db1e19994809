import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, mkdtempSync, readFileSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {shell} from '../env.ts'
import {failure, Processes} from './processes.ts'

let logs: string
let processes: Processes

beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'processes-'))
  processes = new Processes(logs)
})
afterEach(() => processes.stop())

const node = (name: string, source: string, onLine?: (line: string) => void) => ({
  name,
  file: process.execPath,
  args: ['-e', source],
  cwd: logs,
  env: shell,
  onLine,
})

const stays = 'setInterval(() => {}, 1000);'
const withGrandchild = `
  const {pid} = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stays)}], {stdio: 'inherit'})
  console.log(pid); ${stays}`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function untilGone(pid: number) {
  await expect.poll(() => isAlive(pid)).toBe(false)
}

test('tells how a child ended, with its last lines', async () => {
  const child = processes.start(node('site', `console.error('the reason'); process.exit(3)`))
  const error = failure(child, await child.ended)
  expect(error.message).toMatch(/^site ended \(exit code 3\)\. Its last lines:\n {2}the reason\n/)
})

test('tells that a program does not exist', async () => {
  const child = processes.start({...node('site', ''), file: '/nowhere/program'})
  expect(failure(child, await child.ended).message).toMatch(/site ended .*ENOENT/)
})

test('adds to the log of an earlier child of that name', async () => {
  await processes.run(node('site', `console.log('first')`))
  await processes.run(node('site', `console.log('second')`))
  await expect.poll(() => readFileSync(processes.logPath('site'), 'utf8')).toBe('first\nsecond\n')
})

test.skipIf(!existsSync('/dev/full'))('a child runs on while its log cannot be written', async () => {
  symlinkSync('/dev/full', processes.logPath('site'))
  const lines: string[] = []
  await processes.run(node('site', `console.log('first'); console.log('second')`, (line) => lines.push(line)))
  expect(lines).toEqual(['first', 'second'])
})

test('ends children and everything they started', async () => {
  const grandchild = await new Promise<number>((resolve) => {
    processes.start(node('site', withGrandchild, (line) => resolve(Number(line))))
  })
  expect(isAlive(grandchild)).toBe(true)
  await processes.stop()
  await untilGone(grandchild)
})

test('ends what a dying child leaves behind', async () => {
  const {promise, resolve} = Promise.withResolvers<string>()
  const dies = `${withGrandchild} setTimeout(() => process.exit(1), 100)`
  const child = processes.start(node('site', dies, resolve))
  const grandchild = Number(await promise)
  expect(await child.ended).toBe(1)
  await untilGone(grandchild)
})

test('runs a command until it ends, and fails if it does', async () => {
  await expect(processes.run(node('build', 'process.exit(0)'))).resolves.toBeUndefined()
  await expect(processes.run(node('build', 'process.exit(2)'))).rejects.toThrow('build ended (exit code 2)')
})

test('ends a command after its time limit', async () => {
  await expect(processes.run(node('build', stays), 200)).rejects.toThrow('build was ended after')
})

test('starts nothing after stop', async () => {
  await processes.stop()
  expect(() => processes.start(node('site', stays))).toThrow('everything is being stopped')
})

test('leaves nothing behind when the supervisor is killed', async () => {
  const source = `
    import {Processes} from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))}
    new Processes(${JSON.stringify(logs)}).start({
      name: 'killed', file: process.execPath, args: ['-e', ${JSON.stringify(withGrandchild)}],
      cwd: '/', env: process.env, onLine: console.log,
    })`
  const supervisor = spawn(process.execPath, ['--input-type=module-typescript', '-e', source])
  const [line] = (await once(createInterface({input: supervisor.stdout}), 'line')) as [string]
  const grandchild = Number(line)
  expect(isAlive(grandchild)).toBe(true)
  supervisor.kill('SIGKILL')
  await untilGone(grandchild)
})
