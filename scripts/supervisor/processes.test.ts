import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {shell} from '../env.ts'
import {Processes} from './processes.ts'

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

const untilGone = (pid: number) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), {timeout: 5000, interval: 20})

test('reports a child that ends by itself, with its last lines', async () => {
  processes.serve(node('site', `console.error('the reason'); process.exit(3)`))
  await expect(processes.failed).rejects.toThrow(/site ended \(exit code 3\).*\n {2}the reason/)
})

test('reports a program that does not exist', async () => {
  processes.serve({...node('site', ''), file: '/nowhere/program'})
  await expect(processes.failed).rejects.toThrow(/site ended .*ENOENT/)
})

test('ends children and everything they started', async () => {
  const grandchild = await new Promise<number>((resolve) => {
    processes.serve(node('site', withGrandchild, (line) => resolve(Number(line))))
  })
  expect(isAlive(grandchild)).toBe(true)
  await processes.stop()
  await untilGone(grandchild)
})

test('ends what a dying child leaves behind', async () => {
  const grandchild = await new Promise<number>((resolve) => {
    processes.serve(
      node('site', `${withGrandchild} setTimeout(() => process.exit(1), 100)`, (line) =>
        resolve(Number(line)),
      ),
    )
  })
  await expect(processes.failed).rejects.toThrow('site ended')
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
  expect(() => processes.serve(node('site', stays))).toThrow('everything is being stopped')
})

test('leaves nothing behind when the supervisor is killed', async () => {
  const source = `
    import {Processes} from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))}
    new Processes(${JSON.stringify(logs)}).serve({
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
