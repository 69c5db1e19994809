import * as z from 'zod'

/** URL of Postgres, for the policy tests and the type generation. */
export function databaseUrl(): string {
  return z.url('DATABASE_URL must hold the address of Postgres, postgres://…').parse(process.env.DATABASE_URL)
}
