import {randomBytes} from 'node:crypto'
import {rmSync} from 'node:fs'
import {join, relative, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import * as z from 'zod'
import {describeBackup} from './backup/describe-backup.ts'
import {explainingFailure} from './backup/explain-failure.ts'
import {makeBackup} from './backup/make-backup.ts'
import {readPassphrase, readPlace, type Place} from './backup/place.ts'
import {restoreBackup} from './backup/restore-backup.ts'
import {startSecondPlace} from './backup/second-place.ts'
import {shell} from './env.ts'
import {freshTestProfile} from './supervisor/profile.ts'
import type {Progress} from './supervisor/progress.ts'
import {supervise} from './supervisor/supervise.ts'
import {root} from './supervisor/variables.ts'

const usage = `Usage: npm run drill -- [--keep] [FILE]

Restores FILE, or a backup of what runs here, into an empty place that is started for it, and says how long it took.
--keep leaves that place, which holds what people told the community.`

const accounts = z.array(z.object({email: z.string(), password: z.string()})).min(1)

type Account = z.infer<typeof accounts>[number]

const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} minutes`

const {file, keep} = readOptions()
const source = file === undefined ? readPlace('read') : undefined
const profile = await freshTestProfile('drill')
const {stateDirectory} = profile

await supervise(
  {stateDirectory, command: 'npm run drill', interruptedExitCode: 1},
  async (processes, progress) => {
    const since = performance.now()
    const path =
      file === undefined
        ? join(stateDirectory, 'drill.tar.age')
        : resolve(shell.INIT_CWD ?? process.cwd(), file)
    const passphrase = source ? randomBytes(24).toString('base64') : readPassphrase()
    if (source) await explainingFailure(() => makeBackup({place: source, path, passphrase, progress}))
    const saved = performance.now()
    const target = await progress.step('Starting an empty place', () =>
      startSecondPlace({profile, processes, progress}),
    )
    const started = performance.now()
    const {manifest} = await explainingFailure(() =>
      restoreBackup({place: target, path, passphrase, progress}),
    )
    const restored = performance.now()
    if (source) await tryLogIn(source, target, progress)

    for (const line of ['Everything is as in the backup:', ...describeBackup(manifest)]) progress.line(line)
    if (source) progress.line(`Backup:  ${minutes(saved - since)}`)
    progress.line(`Restore: ${minutes(restored - started)}`)
    await processes.stop()
    if (keep) progress.line(`Look at it with: STATE_DIR=${relative(root, stateDirectory)} npm start`)
    else rmSync(stateDirectory, {recursive: true, force: true})
    return 0
  },
)

/** An account of the example logs in with the password that it had before. */
async function tryLogIn(before: Place, after: Place, progress: Progress): Promise<void> {
  const account = await exampleAccount(after)
  if (!(await logsIn(before, account))) {
    progress.line(`Nobody logged in: ${account.email} has another password than that of the example.`)
    return
  }
  if (!(await logsIn(after, account)))
    throw new Error(`${account.email} cannot log in with the password from before.`)
  progress.line(`✓ ${account.email} logs in with the password from before`)
}

async function exampleAccount({storage}: Place): Promise<Account> {
  const response = await fetch(`${storage.url}/local/people`)
  const [account] = accounts.parse(await response.json())
  if (!account) throw new Error('The local Supabase names no account.')
  return account
}

async function logsIn({storage: {url, secretKey}}: Place, account: Account): Promise<boolean> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {apikey: secretKey, 'content-type': 'application/json'},
    body: JSON.stringify(account),
  })
  return response.ok
}

function readOptions(): {file: string | undefined; keep: boolean} {
  try {
    const {values, positionals} = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {keep: {type: 'boolean', default: false}},
    })
    if (positionals.length > 1) throw new Error('There is more than one file')
    return {file: positionals[0], keep: values.keep}
  } catch (error) {
    throw new Error(usage, {cause: error})
  }
}
