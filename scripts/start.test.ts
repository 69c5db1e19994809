import {execFileSync, spawnSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'

// A small project with one workspace to install, whose commands only print that they ran.
let project: string
let mark: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'))
  mark = join(project, 'node_modules/.install-mark')
  mkdirSync(join(project, 'scripts'))
  mkdirSync(join(project, 'part'))
  cpSync(join(import.meta.dirname, 'start.mjs'), join(project, 'scripts/start.mjs'))
  writeFileSync(
    join(project, 'package.json'),
    '{"name": "project", "workspaces": ["part"], "type": "module"}',
  )
  writeFileSync(join(project, 'part/package.json'), '{"name": "part", "version": "1.0.0"}')
  const source = `const [command = '', ...others]: string[] = process.argv.slice(2)\nconsole.log(command, 'ran', ...others)`
  writeFileSync(join(project, 'scripts/serve.ts'), source)
  writeFileSync(join(project, 'scripts/status.ts'), source)
  writeFileSync(join(project, 'scripts/test.ts'), `throw new Error('a message for you')`)
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], {cwd: project})
})

function run(...args: string[]) {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  return {stdout, stderr, status}
}

test('does not install anything for the status', () => {
  expect(run('status')).toEqual({
    stdout: '',
    stderr: 'Nothing is installed yet. Start with: npm start\n',
    status: 1,
  })
  expect(existsSync(join(project, 'node_modules'))).toBe(false)
})

test('installs on the first start and after a change of the lockfile only', () => {
  const first = run('start', '--flag')
  expect(first.stdout).toMatch(/Installing the packages[^]*Packages installed[^]*start ran --flag/)
  expect(existsSync(join(project, 'node_modules/part'))).toBe(true)
  expect(run('start').stdout).toBe('start ran\n')

  writeFileSync(mark, 'the hash of another lockfile')
  rmSync(join(project, 'node_modules/part'))
  expect(run('status').stdout).toBe('status ran\n')
  expect(run('start').stdout).toMatch(/Packages installed[^]*start ran/)
  expect(existsSync(join(project, 'node_modules/part'))).toBe(true)
})

test('shows the message of a command, without a stack', () => {
  run('start')
  expect(run('check')).toEqual({stdout: '', stderr: 'a message for you\n', status: 1})
})

test('lists the commands when the name is unknown', () => {
  const {stderr, status} = run('strat')
  expect(stderr).toContain('There is no command "strat". There are: start, dev, test,')
  expect(status).toBe(1)
})
