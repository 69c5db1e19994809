import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {shell} from './env.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

/** A hosted database is named in the shell; without it, the stack that runs here is used. */
const databaseUrl = shell.DATABASE_URL ?? readRunRecord(findStateDirectory(root, shell))?.env.DATABASE_URL

if (!databaseUrl) {
  process.stderr.write('No local database runs. Start with: npm start. For a hosted one, set DATABASE_URL.\n')
  process.exitCode = 1
} else {
  const script = join(root, 'supabase/make-admin.ts')
  const {status} = spawnSync(process.execPath, [script, ...process.argv.slice(3)], {
    env: {...shell, DATABASE_URL: databaseUrl},
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
