import {join} from 'node:path'
import postgres from 'postgres'
import {SUPERUSER, type Postgres} from './start-postgres.ts'

const INVALID_PASSWORD = '28P01'

/** Runs in one transaction. @throws {Error} when an older version of the emulator created the cluster */
export async function createRoles({urlOf}: Postgres): Promise<void> {
  const sql = postgres(urlOf(SUPERUSER), {max: 1, onnotice: () => {}})
  try {
    const [found] = await sql<{role: string | null}[]>`select to_regrole('authenticator') as role`
    if (found?.role) return
    await sql.begin((transaction) => transaction.file(join(import.meta.dirname, 'roles.sql')).simple())
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== INVALID_PASSWORD) throw error
    throw new Error(
      'The local database was made by an older version of this project, or with another password. ' +
        'npm run reset deletes it, and the next start makes a new one.',
      {cause: error},
    )
  } finally {
    await sql.end()
  }
}
