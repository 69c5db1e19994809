import {spawnSync} from 'node:child_process'
import {join} from 'node:path'
import {shell} from './env.ts'
import {readRunRecord} from './supervisor/run-record.ts'
import {findStateDirectory, root} from './supervisor/variables.ts'

/** A hosted database is named in the shell; without it, the stack that runs here is used. */
const running = readRunRecord(findStateDirectory(root, shell))
const databaseUrl = shell.DATABASE_URL ?? running?.env.DATABASE_URL

if (!databaseUrl) {
  process.stderr.write(
    running
      ? 'No database runs here, since Supabase is hosted. Set DATABASE_URL to its own (docs/hosted-supabase.md).\n'
      : 'No local database runs. Start with: npm start. For a hosted one, set DATABASE_URL.\n',
  )
  process.exitCode = 1
} else {
  const script = join(root, 'supabase/make-admin.ts')
  const {status} = spawnSync(process.execPath, [script, ...process.argv.slice(3)], {
    env: {...shell, DATABASE_URL: databaseUrl},
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
