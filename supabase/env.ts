import * as z from 'zod'

/** Where the database is: whoever runs policy tests or makes the types says so. */
export function databaseUrl(): string {
  return z.url('DATABASE_URL must hold the address of Postgres, postgres://…').parse(process.env.DATABASE_URL)
}
