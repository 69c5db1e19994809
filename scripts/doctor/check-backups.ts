import type {Sql} from 'postgres'
import {withDatabase} from './database/with-database.ts'
import type {Check} from './finding.ts'
import {requireHosted} from './installation.ts'
import {attention, leftOut, ok, problem, type Outcome} from './outcome.ts'

const document = 'docs/backup.md'

export const backupCheck: Check = {
  subject: 'Schedule',
  name: 'backups',
  run: (installation) => {
    requireHosted(installation, 'Supabase', 'What runs on this machine is backed up by hand.')
    return withDatabase(installation, checkBackups)
  },
}

async function checkBackups(sql: Sql): Promise<Outcome[] | Outcome> {
  const [table] = await sql<{found: boolean}[]>`select to_regclass('private.backups') is not null as found`
  if (!table?.found) return leftOut('The database has no private.backups: see its migrations.')
  const rows = await sql<{kind: string; succeeded_at: Date | null; is_late: boolean; error: string | null}[]>`
    select kind, succeeded_at, now() > coalesce(succeeded_at, '-infinity') + late_after as is_late,
      case when failures > 0 then error end as error
    from private.backups order by kind`
  const outcomes = rows.filter((row) => row.is_late || row.error).map(tellTrouble)
  if (outcomes.length > 0) return outcomes
  const last = rows.find(({kind}) => kind === 'backup')?.succeeded_at?.toISOString()
  return ok(`The last backup is of ${last}, and restoring one was tried in the last 40 days.`)
}

function tellTrouble(row: {kind: string; succeeded_at: Date | null; error: string | null}): Outcome {
  const reason = row.error ? ` (${row.error})` : ''
  const since = row.succeeded_at?.toISOString()
  if (row.kind === 'backup')
    return problem(
      `${since ? `The last backup is of ${since}` : 'No backup was ever made'}${reason}.`,
      since
        ? `Look at its log on the machine that makes it: journalctl -u site-backup. See ${document}.`
        : `Set one up for every night: ${document}.`,
    )
  return attention(
    `${since ? `Restoring a backup was last tried on ${since}` : 'Restoring a backup was never tried'}${reason}.`,
    `Run on the machine that makes backups: npm run drill -- --monthly. See ${document}.`,
  )
}
