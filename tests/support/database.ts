import postgres from 'postgres'
import {stackEnv} from '../env.ts'

/** Runs with a connection to Postgres, the stack's by default, and resolves to the result. Policies do not apply to it. */
export async function withDatabase<Result>(
  run: (sql: postgres.Sql) => PromiseLike<Result>,
  url = stackEnv().DATABASE_URL,
): Promise<Result> {
  const sql = postgres(url, {max: 1, onnotice: () => undefined})
  try {
    return await run(sql)
  } finally {
    await sql.end()
  }
}

/** Backdates the last confirmation email, since Supabase sends another one only after five seconds. */
export async function backdateConfirmation(email: string, databaseUrl?: string): Promise<void> {
  await withDatabase(
    (sql) =>
      sql`update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 minute' where email = ${email}`,
    databaseUrl,
  )
}
