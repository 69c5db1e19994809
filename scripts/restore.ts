import {createInterface} from 'node:readline/promises'
import {parseArgs} from 'node:util'
import {describeBackup} from './backup/describe-backup.ts'
import {explainingFailure} from './backup/explain-failure.ts'
import {backupArgument, withBackup} from './backup/find-backup.ts'
import {readSecret} from './backup/keys.ts'
import {hostedParts, readPlace} from './backup/place.ts'
import {restoreBackup, type Part} from './backup/restore-backup.ts'
import {Progress} from './supervisor/progress.ts'

const usage = `Usage: npm run restore -- [--yes] [--only content|database] BACKUP

Restores a backup into an empty place: ${backupArgument}. Asks before it writes to a hosted one, unless --yes is given. Whom a newer backup
in the same folder or bucket knows to have been erased since is erased again.`

const options = readOptions()
const place = readPlace('write')
const secret = readSecret()
const {manifest, held, erasedAgain} = await explainingFailure(() =>
  withBackup(options.file, (found) =>
    restoreBackup({
      ...found,
      place,
      secret,
      progress: new Progress(),
      parts: options.parts,
      confirm: async (checked) => {
        for (const line of describeBackup(checked)) console.log(line)
        const hosted = hostedParts(place)
        if (hosted.length > 0 && !options.yes) await ask(hosted)
      },
    }),
  ),
)
console.log('Everything is as in the backup.')
if (held > 0) console.log(`Emails and newsletters that wait for an admin: ${held}. See docs/backup.md.`)
if (erasedAgain) console.log(`People erased again, who had asked for it since: ${erasedAgain.count}.`)
if (options.parts.includes('database')) {
  const since = erasedAgain?.knownUntil ?? manifest.createdAt
  console.log(`Whoever was erased after ${since} is back. See docs/backup.md.`)
}

async function ask(hosted: string[]): Promise<void> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here. To restore without asking, add --yes.')
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  const answer = await terminal.question(`This writes to ${hosted.join(' and ')}. Type "restore" to go on: `)
  terminal.close()
  if (answer.trim() !== 'restore') throw new Error('Nothing was restored.')
}

function readOptions(): {file: string; yes: boolean; parts: Part[]} {
  const {values, positionals} = parse()
  const [file] = positionals
  const {only, yes} = values
  if (file === undefined || positionals.length > 1) throw new Error(usage)
  if (only === undefined) return {file, yes, parts: ['content', 'database']}
  if (only === 'content' || only === 'database') return {file, yes, parts: [only]}
  throw new Error(usage)
}

function parse() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      allowPositionals: true,
      options: {yes: {type: 'boolean', default: false}, only: {type: 'string'}},
    })
  } catch (error) {
    throw new Error(usage, {cause: error})
  }
}
