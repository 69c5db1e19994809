import {existsSync, rmSync} from 'node:fs'
import {homedir} from 'node:os'
import {join, sep} from 'node:path'
import {shell} from './env.ts'
import {endLeftovers} from './supervisor/leftovers.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

const state = findStateDirectory(root, shell)
const below = ['test', 'test-long', 'test-emulators', 'check', 'bench', 'drill']
const running = ['', ...below].map((folder) => readRunRecord(join(state, folder))).find(Boolean)

if (running) {
  refuse(`${running.command} runs (process ${running.pid}). End it with Ctrl-C there, then reset.`)
} else if (!existsSync(state)) {
  console.log(`There is nothing to reset: ${state} does not exist.`)
} else if (holds(root) || holds(homedir()) || !isOurs()) {
  refuse(`STATE_DIR=${state} does not look like this project's state. Nothing was deleted.`)
} else {
  for (const folder of ['', ...below]) await endLeftovers(join(state, folder))
  rmSync(state, {recursive: true, force: true})
  console.log(`Deleted ${state}: content, accounts, mail, logs and secrets.`)
  console.log('The next start makes new secrets and loads the seed content again. Builds were kept.')
}

function holds(directory: string) {
  return `${directory}${sep}`.startsWith(state.endsWith(sep) ? state : `${state}${sep}`)
}

function isOurs() {
  return ['secrets.env', ...below].some((name) => existsSync(join(state, name)))
}

function refuse(message: string) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
