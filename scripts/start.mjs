// Runs first, on whatever Node the machine has and before anything is installed: plain JavaScript, no dependencies.
import {spawn, spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, readFileSync, realpathSync, writeFileSync} from 'node:fs'
import module from 'node:module'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The module that runs each command. */
const commands = new Map([
  ['start', './serve.ts'],
  ['dev', './serve.ts'],
  ['test', './test.ts'],
  ['test:long', './test.ts'],
  ['test:emulators', './test.ts'],
  ['check', './test.ts'],
  ['bench', './bench.ts'],
  ['conformance', '../apps/emulators/conformance/main.ts'],
  ['reset', './reset.ts'],
  ['status', './status.ts'],
  ['doctor', './doctor.ts'],
  ['upgrade', './upgrade.ts'],
  ['audit', './audit.ts'],
  ['make-admin', './make-admin.ts'],
  ['load-example-content', './load-example-content.ts'],
  ['migrate-content', './migrate-content.ts'],
  ['update', './update.ts'],
  ['backup', './backup.ts'],
  ['restore', './restore.ts'],
  ['drill', './drill.ts'],
  ['guide-pictures', './guide-pictures.ts'],
])
/** They make do with an outdated install. */
const commandsWithoutInstall = ['reset', 'status']

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
/** Holds the hash of the lockfile that was installed. */
const mark = join(modules, '.install-mark')
const [command = 'start'] = process.argv.slice(2)

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * @param {string} version
 * @param {number} major
 * @param {number} [minor]
 */
function atLeast(version, major, minor = 0) {
  const [actualMajor = 0, actualMinor = 0] = version.split('.').map(Number)
  return actualMajor > major || (actualMajor === major && actualMinor >= minor)
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled() {
  return existsSync(mark) && readFileSync(mark, 'utf8').trim() === lockfileHash()
}

function requireNpm() {
  const {stdout, status} = spawnSync('npm', ['--version'], {encoding: 'utf8'})
  if (status !== 0) fail('npm is needed to install the packages, but it is not on the PATH.')
  if (!atLeast(stdout, 10)) {
    fail(`npm 10 or newer is needed, this is npm ${stdout.trim()}. Update it: npm install --global npm@11`)
  }
}

async function install() {
  requireNpm()
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log('Installing the packages of package-lock.json (1 to 3 minutes) …')
  const ticker = setInterval(() => console.log(`  still installing (${seconds()} s)`), 10_000)
  // Whatever NODE_ENV says, the build and test tools are needed too.
  const npm = spawn('npm', ['ci', '--loglevel=error', '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => {
    npm.on('error', () => resolve(1))
    npm.on('exit', resolve)
  })
  clearInterval(ticker)
  if (code !== 0) fail('The packages could not be installed: see the messages of npm above.')
  writeFileSync(mark, lockfileHash())
  console.log(`✓ Packages installed (${seconds()} s)`)
}

/** The Node that the lockfile installs, or the machine's own if there is none for this platform. */
function projectNode() {
  const own = join(modules, '.bin', 'node')
  if (existsSync(own)) {
    if (realpathSync(own) === realpathSync(process.execPath)) return process.execPath
    if (spawnSync(own, ['--version']).status === 0) return own
  }
  if (!atLeast(process.versions.node, 24)) {
    fail(
      `The project's own Node 24 is not available for ${process.platform} ${process.arch}, and this is Node ` +
        `${process.versions.node}. Install Node 24 or newer (https://nodejs.org) and try again.`,
    )
  }
  return process.execPath
}

/**
 * Runs this file again on another Node.
 *
 * @param {string} node
 */
function continueOn(node) {
  const child = spawn(node, process.argv.slice(1), {stdio: ['inherit', 'inherit', 'inherit', 'ipc']})
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm forwards signals, but when it is killed itself no signal arrives. */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 500).unref()
}

if (process.platform === 'win32')
  fail('On Windows, run this inside WSL (https://learn.microsoft.com/windows/wsl).')
if (!atLeast(process.versions.node, 20, 9)) {
  fail(`Node 20.9 or newer is needed, this is Node ${process.versions.node}. See https://nodejs.org`)
}
const script = commands.get(command)
if (!script) fail(`There is no command "${command}". There are: ${[...commands.keys()].join(', ')}.`)
if (!isInstalled()) {
  if (!commandsWithoutInstall.includes(command)) await install()
  else if (!existsSync(modules)) fail('Nothing is installed yet. Start with: npm start')
}

endWithParent()
// Node 20 has none.
module.enableCompileCache?.(join(modules, '.cache/node'))
const node = projectNode()
if (node === process.execPath) {
  // A plain Error is a message for the user. Anything else is a bug and needs its stack.
  await import(String(script)).catch((error) =>
    fail(error.constructor === Error ? error.message : error.stack),
  )
} else {
  continueOn(node)
}
