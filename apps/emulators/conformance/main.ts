import {execFileSync} from 'node:child_process'
import {readFileSync, rmSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import * as z from 'zod'
import {authJs} from './auth-js.ts'
import {groq} from './groq.ts'
import {postgrestJs} from './postgrest-js.ts'
import {storageJs} from './storage-js.ts'
import type {Run, Suite} from './suite.ts'
import {shell} from '../../../scripts/env.ts'
import type {Command} from '../../../scripts/supervisor/child.ts'
import {CommandFailed} from '../../../scripts/supervisor/processes.ts'
import {RunningServices} from '../../../scripts/supervisor/running-services.ts'
import {requireUnclaimed} from '../../../scripts/supervisor/run-record.ts'
import {supervise} from '../../../scripts/supervisor/supervise.ts'
import {findStateDirectory, root} from '../../../scripts/supervisor/variables.ts'

const suites: Suite[] = [groq, authJs, postgrestJs, storageJs]
const title = 'npm run conformance'

const {values} = parseArgs({args: process.argv.slice(3), options: {suite: {type: 'string'}}})
if (!values.suite) throw new Error(`${title} -- --suite DIR, the checkout of one of: ${names()}`)
const checkout = resolve(values.suite)
const suite = findSuite(checkout)
const commit = commitOf(checkout)

const stateDirectory = join(findStateDirectory(root, shell), 'conformance')
requireUnclaimed(stateDirectory)
rmSync(stateDirectory, {recursive: true, force: true})

await supervise({stateDirectory, command: title, interruptedExitCode: 130}, async (processes, progress) => {
  const services = new RunningServices({processes, progress, stateDirectory, onEnd: 'fail'})
  const command = (each: Command) =>
    processes.run(each).catch((error: unknown) => {
      if (!(error instanceof CommandFailed)) throw error
    })
  const run: Run = {checkout, stateDirectory, services, command}
  if (commit !== suite.commit) progress.line(`The results in docs are of ${suite.commit}, this is ${commit}.`)
  await progress.step('Starting the stand-in', () => Promise.race([suite.start(run), services.failed]))
  const results = await progress.step(suite.packageName, () =>
    Promise.race([suite.test(run), services.failed]),
  )
  const count = (status: string) => results.filter((each) => each.status === status).length
  for (const {name, status} of results) if (status === 'failed') progress.line(`✗ ${name}`)
  progress.line(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  return count('failed') > 0 ? 1 : 0
})

function names() {
  return suites.map(({packageName}) => packageName).join(', ')
}

function findSuite(directory: string): Suite {
  const manifest = z.object({name: z.string()})
  const {name} = manifest.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))
  const found = suites.find(({packageName}) => packageName === name)
  if (!found) throw new Error(`${directory} holds ${name}. There are suites for: ${names()}`)
  return found
}

function commitOf(directory: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return 'unknown, since the folder is no git checkout'
  }
}
