import postgres from 'postgres'
import {stackEnv} from '../env.ts'

/** Lends a connection to the stack's Postgres, which passes every policy by. */
export async function withDatabase(run: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = postgres(stackEnv().DATABASE_URL, {max: 1, onnotice: () => undefined})
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}
