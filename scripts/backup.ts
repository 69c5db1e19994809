import {mkdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {backUpNightly} from './backup/back-up-nightly.ts'
import {readBucket} from './backup/bucket.ts'
import {checkArchive} from './backup/check-archive.ts'
import {describeBackup} from './backup/describe-backup.ts'
import {explainingFailure} from './backup/explain-failure.ts'
import {backupArgument, invokedFrom, withBackup} from './backup/find-backup.ts'
import {backupName} from './backup/kept-backups.ts'
import {makeKey, readRecipients, readSecret} from './backup/keys.ts'
import {makeBackup} from './backup/make-backup.ts'
import {readPlace} from './backup/place.ts'
import {shell} from './env.ts'
import {Progress} from './supervisor/progress.ts'
import {root} from './supervisor/variables.ts'

const usage = `Usage: npm run backup -- [--to FOLDER] [--nightly]
       npm run backup -- --check BACKUP
       npm run backup -- --new-key

Writes a backup into FOLDER (backups by default). --nightly also takes it to the bucket, deletes there and in FOLDER what is neither the
newest of one of the last 14 days nor of the last 12 months, and records that it is done. --check opens a backup with the secret key and
reads all of it: ${backupArgument}. --new-key makes a pair of keys.`

const options = readOptions()
const progress = new Progress()

if (options['new-key']) {
  const {secret, recipient} = await makeKey()
  progress.line(`Public key, for BACKUP_RECIPIENT:\n${recipient}`)
  progress.line(`Secret key. Two people of the council keep it, and this machine does not:\n${secret}`)
} else if (options.check !== undefined) {
  const secret = readSecret()
  const manifest = await explainingFailure(() =>
    withBackup(options.check ?? '', ({path}) =>
      progress.step('Checking the backup', () => checkArchive(path, secret)),
    ),
  )
  for (const line of ['The backup is whole.', ...describeBackup(manifest)]) progress.line(line)
} else {
  const folder = options.to ? resolve(invokedFrom(), options.to) : join(root, 'backups')
  const path = join(folder, backupName())
  const backup = {place: readPlace('read'), path, recipients: readRecipients(), progress}
  mkdirSync(folder, {recursive: true, mode: 0o700})
  const bucket = readBucket()
  const manifest = await explainingFailure(() =>
    options.nightly
      ? backUpNightly({...backup, bucket, heartbeat: shell.BACKUP_HEARTBEAT_URL})
      : makeBackup(backup),
  )
  for (const line of [`The backup is ${path}`, ...describeBackup(manifest)]) progress.line(line)
}

function readOptions() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {
        to: {type: 'string'},
        nightly: {type: 'boolean', default: false},
        check: {type: 'string'},
        'new-key': {type: 'boolean', default: false},
      },
    }).values
  } catch (error) {
    throw new Error(usage, {cause: error})
  }
}
