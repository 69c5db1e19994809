import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {freePort} from '../../../http/free-port.ts'
import {startPostgres, type Postgres} from '../start-postgres.ts'

export interface TemporaryPostgres {
  /** For files of the test, deleted with it. */
  directory: string
  database: Postgres
  remove: () => Promise<void>
}

/** A Postgres on a free port. The quote and the space in its password test that URLs hold it. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'temporary-postgres-'))
  const database = await startPostgres({
    directory: join(directory, 'postgres'),
    port: await freePort(),
    password: 'it’s a pass/word',
  })
  const remove = async () => {
    await database.stop()
    await rm(directory, {recursive: true})
  }
  return {directory, database, remove}
}
