import {mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {applyMigrations} from '../../../apps/emulators/supabase/postgres/apply-migrations.ts'
import {connectServices} from '../../../apps/emulators/supabase/postgres/connect-services.ts'
import {startPostgres} from '../../../apps/emulators/supabase/postgres/start-postgres.ts'
import {freePort} from '../../supervisor/ports.ts'
import {root} from '../../supervisor/variables.ts'
import type {Catalog} from '../installation.ts'
import {readCatalog} from './read-catalog.ts'

/** Of a new Postgres on this machine, with the roles of a hosted project and all migrations of this checkout. */
export async function readExpectedCatalog(): Promise<Catalog> {
  await using resources = new AsyncDisposableStack()
  const directory = mkdtempSync(join(tmpdir(), 'doctor-'))
  resources.defer(() => rmSync(directory, {recursive: true, force: true}))
  const port = await freePort()
  const postgres = await startPostgres({directory: join(directory, 'postgres'), port, password: 'doctor'})
  resources.defer(postgres.stop)
  const noMigrations = join(directory, 'no-migrations')
  mkdirSync(noMigrations)
  const connections = await connectServices(postgres, noMigrations)
  resources.defer(connections.close)
  await applyMigrations(connections.owner, join(root, 'supabase/migrations'))
  return await readCatalog(connections.owner)
}
