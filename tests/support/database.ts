import postgres from 'postgres'
import {stackEnv} from '../env.ts'

/** Lends a connection to Postgres, the stack's by default. No policy applies to it. */
export async function withDatabase(
  run: (sql: postgres.Sql) => PromiseLike<unknown>,
  url = stackEnv().DATABASE_URL,
): Promise<void> {
  const sql = postgres(url, {max: 1, onnotice: () => undefined})
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}

/** Backdates the last confirmation mail: Supabase sends the next one after five seconds at the earliest. */
export async function backdateConfirmation(email: string, databaseUrl?: string): Promise<void> {
  await withDatabase(
    (sql) =>
      sql`update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 minute' where email = ${email}`,
    databaseUrl,
  )
}
