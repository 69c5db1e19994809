import {rmSync} from 'node:fs'
import {join, relative} from 'node:path'
import {parseArgs} from 'node:util'
import * as z from 'zod'
import {describeBackup} from './backup/describe-backup.ts'
import {explainingFailure} from './backup/explain-failure.ts'
import {backupArgument, withBackup} from './backup/find-backup.ts'
import {makeKey, readSecret} from './backup/keys.ts'
import {makeBackup} from './backup/make-backup.ts'
import {readPlace, type Place} from './backup/place.ts'
import {recordingRun} from './backup/record-run.ts'
import {restoreBackup, type Restored} from './backup/restore-backup.ts'
import {startSecondPlace} from './backup/second-place.ts'
import {freshTestProfile} from './supervisor/profile.ts'
import type {Progress} from './supervisor/progress.ts'
import {supervise} from './supervisor/supervise.ts'
import {root} from './supervisor/variables.ts'

const usage = `Usage: npm run drill -- [--keep] [--monthly] [BACKUP]

Restores a new backup of what is named in the environment, or of what runs here, into an empty place that is started for it, and says how
long it took. BACKUP is one that exists: ${backupArgument}; it needs the secret key. --keep leaves that place, which holds what people told
the community. --monthly, without BACKUP, records that the drill is done.`

const accounts = z.array(z.object({email: z.string(), password: z.string()})).min(1)

type Account = z.infer<typeof accounts>[number]

const minutes = (ms: number) => `${(ms / 60_000).toFixed(2)} minutes`

const {file, keep, monthly} = readOptions()
const source = file === undefined ? readPlace('read') : undefined
const profile = await freshTestProfile('drill')
const {stateDirectory} = profile

await supervise(
  {stateDirectory, command: 'npm run drill', interruptedExitCode: 1},
  async (processes, progress) => {
    const drill = () => (source ? drillNew(source, start, progress) : drillOld(file ?? '', start, progress))
    const start = () =>
      progress.step('Starting an empty place', () => startSecondPlace({profile, processes, progress}))
    const {manifest} = await (source && monthly
      ? recordingRun('drill', source.databaseUrl, (text) => progress.line(text), drill)
      : drill())

    for (const line of ['Everything is as in the backup:', ...describeBackup(manifest)]) progress.line(line)
    await processes.stop()
    if (keep) progress.line(`Look at it with: STATE_DIR=${relative(root, stateDirectory)} npm start`)
    else rmSync(stateDirectory, {recursive: true, force: true})
    return 0
  },
)

/** Of what is in the services now, with a key that is forgotten. */
async function drillNew(before: Place, start: () => Promise<Place>, progress: Progress): Promise<Restored> {
  const path = join(stateDirectory, 'drill.tar.age')
  const {secret, recipient} = await makeKey()
  await timed('Backup: ', progress, () =>
    explainingFailure(() => makeBackup({place: before, path, recipients: [recipient], progress})),
  )
  const place = await start()
  const restored = await timed('Restore:', progress, () =>
    explainingFailure(() => restoreBackup({place, path, secret, progress})),
  )
  await tryLogIn(before, place, progress)
  return restored
}

async function drillOld(named: string, start: () => Promise<Place>, progress: Progress): Promise<Restored> {
  const secret = readSecret()
  return await explainingFailure(() =>
    withBackup(named, async (found) => {
      const place = await start()
      return await timed('Restore:', progress, () => restoreBackup({...found, place, secret, progress}))
    }),
  )
}

async function timed<Result>(title: string, progress: Progress, run: () => Promise<Result>): Promise<Result> {
  const since = performance.now()
  const result = await run()
  progress.line(`${title} ${minutes(performance.now() - since)}`)
  return result
}

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

function readOptions(): {file: string | undefined; keep: boolean; monthly: boolean} {
  try {
    const {values, positionals} = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {keep: {type: 'boolean', default: false}, monthly: {type: 'boolean', default: false}},
    })
    if (positionals.length > 1) throw new Error('There is more than one file')
    return {file: positionals[0], ...values}
  } catch (error) {
    throw new Error(usage, {cause: error})
  }
}
