import {mkdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {checkArchive} from './backup/check-archive.ts'
import {describeBackup} from './backup/describe-backup.ts'
import {explainingFailure} from './backup/explain-failure.ts'
import {backupName, keepNewest} from './backup/kept-backups.ts'
import {makeBackup} from './backup/make-backup.ts'
import {readPassphrase, readPlace} from './backup/place.ts'
import {shell} from './env.ts'
import {Progress} from './supervisor/progress.ts'
import {root} from './supervisor/variables.ts'

const usage = `Usage: npm run backup -- [--to FOLDER] [--keep COUNT]
       npm run backup -- --check FILE

Writes a backup into FOLDER (backups by default) and keeps the newest COUNT there (all by default); or checks that one is whole.`

const {to, keep, check} = readOptions()
const progress = new Progress()
// npm runs scripts in the project's root, wherever it was called.
const from = shell.INIT_CWD ?? process.cwd()

if (check) {
  const manifest = await progress.step('Checking the backup', () =>
    checkArchive(resolve(from, check), readPassphrase()),
  )
  for (const line of ['The backup is whole.', ...describeBackup(manifest)]) progress.line(line)
} else {
  const folder = to ? resolve(from, to) : join(root, 'backups')
  const path = join(folder, backupName())
  const place = readPlace('read')
  const passphrase = readPassphrase()
  mkdirSync(folder, {recursive: true, mode: 0o700})
  const manifest = await explainingFailure(() => makeBackup({place, path, passphrase, progress}))
  for (const line of [`The backup is ${path}`, ...describeBackup(manifest)]) progress.line(line)
  const deleted = keep ? keepNewest(folder, keep) : 0
  if (deleted > 0) progress.line(`Deleted ${deleted} older ones.`)
}

function readOptions() {
  const {values} = parse()
  if (values.keep === undefined || /^[1-9]\d*$/.test(values.keep))
    return {...values, keep: Number(values.keep ?? 0)}
  throw new Error(usage)
}

function parse() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {to: {type: 'string'}, keep: {type: 'string'}, check: {type: 'string'}},
    })
  } catch (error) {
    throw new Error(usage, {cause: error})
  }
}
