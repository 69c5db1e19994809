import {join} from 'node:path'
import postgres from 'postgres'
import {SUPERUSER, type Postgres} from './start-postgres.ts'

/** Runs in one transaction. */
export async function createRoles({urlOf}: Postgres): Promise<void> {
  const sql = postgres(urlOf(SUPERUSER), {max: 1, onnotice: () => {}})
  try {
    const [found] = await sql<{role: string | null}[]>`select to_regrole('authenticator') as role`
    if (found?.role) return
    await sql.begin((transaction) => transaction.file(join(import.meta.dirname, 'roles.sql')).simple())
  } finally {
    await sql.end()
  }
}
