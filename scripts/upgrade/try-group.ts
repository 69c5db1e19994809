import {spawn} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {shell} from '../env.ts'
import {root} from '../supervisor/variables.ts'

const raiser = 'npm-check-updates@23.1.1'
const minimumDays = '14'
const failuresShown = 5

interface Options {
  latest?: boolean
  check?: boolean
}

interface Ended {
  code: number | null
  output: string
}

/**
 * Raises these packages in a copy of the last commit, and tests it. The branch `upgrade/<group>` keeps what was raised, also if
 * something fails. Resolves to lines that begin with ✓, ✗ or a space.
 */
export async function tryGroup(group: string, packages: string[], options: Options): Promise<string[]> {
  const branch = `upgrade/${group}`
  const copy = mkdtempSync(join(tmpdir(), 'upgrade-'))
  const here = (...args: string[]) => required(root, 'git', ...args)
  await here('worktree', 'add', '--quiet', '--force', '-B', branch, copy, 'HEAD')
  let isRaised = false
  try {
    const target = options.latest ? 'latest' : 'minor'
    const raise = ['--upgrade', '--workspaces', '--root', '--cooldown', minimumDays, '--target', target]
    await required(copy, 'npx', '--yes', raiser, ...raise, '--filter', packages.join(','))
    const raised = await changedVersions(copy)
    isRaised = raised.length > 0
    if (!isRaised) return ['✓ nothing newer']
    const failures = await firstFailures(group, copy, options.check ? 'check' : 'test')
    await required(copy, 'git', 'commit', '--quiet', '--all', '-m', `build: raise the packages of ${group}`)
    const verdict = failures.length === 0 ? '✓ every test passes' : '✗ not every test passes'
    return [`${verdict}: branch ${branch}`, ...raised, ...failures].map((line, n) =>
      n ? `    ${line}` : line,
    )
  } finally {
    rmSync(copy, {recursive: true, force: true})
    await here('worktree', 'prune')
    if (!isRaised) await here('branch', '--quiet', '-D', branch)
  }
}

/** Lines such as `"next": "16.4.6" → "16.4.7"`. */
async function changedVersions(copy: string): Promise<string[]> {
  const diff = await required(copy, 'git', 'diff', '--unified=0', '--', '*package.json')
  const versionsOf = (sign: string) =>
    new Map(
      [...diff.matchAll(new RegExp(`^\\${sign} +"([^"]+)": "([^"]+)"`, 'gm'))].map(([, name, version]) => [
        name,
        version,
      ]),
    )
  const before = versionsOf('-')
  return [...versionsOf('+')].map(([name, version]) => `${name}: ${before.get(name)} → ${version}`)
}

/** The first tests that fail, or the step before them and what it says. */
async function firstFailures(group: string, copy: string, tests: 'check' | 'test'): Promise<string[]> {
  const steps = [
    ['install', '--package-lock-only'],
    ['ci', '--loglevel=error'],
    ['run', 'lock-packages', '--workspace', '@site/supabase'],
    ['run', tests],
  ]
  for (const args of steps) {
    const {code, output} = await run(copy, 'npm', args)
    if (code === 0) continue
    const lines = output.split('\n').filter((line) => line.trim() !== '')
    const failed = lines.filter((line) => /^ +failed: /.test(line)).map((line) => line.trim())
    const shown = failed.length > 0 ? failed.slice(0, failuresShown) : lines.slice(-failuresShown)
    const log = join('test-results', `upgrade-${group}.log`)
    mkdirSync(join(root, 'test-results'), {recursive: true})
    writeFileSync(join(root, log), output)
    return [`npm ${args.join(' ')} ended with ${code} (in full: ${log}):`, ...shown]
  }
  return []
}

async function required(folder: string, command: string, ...args: string[]): Promise<string> {
  const {code, output} = await run(folder, command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** What npm tells its scripts is true of this folder, and not of the copy. */
const env = Object.fromEntries(Object.entries(shell).filter(([name]) => !/^npm_/i.test(name)))

async function run(folder: string, command: string, args: string[]): Promise<Ended> {
  const child = spawn(command, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  const keep = (chunk: Buffer) => (output += String(chunk))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return {code, output}
}
