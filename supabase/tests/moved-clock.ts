import postgres from 'postgres'
import {afterAll} from 'vitest'
import {databaseUrl} from '../env.ts'
import type {Transaction} from './database.ts'

/** Only the superuser of the local Postgres may replace its clock, in a transaction that is rolled back. */
const superuser = new URL(databaseUrl())
superuser.username = 'supabase_admin'
const clocked = postgres(superuser.href, {max: 1, onnotice: () => {}})

afterAll(() => clocked.end({timeout: 5}))

class RollBack extends Error {}

/** Runs a test in a transaction that is rolled back, and in which `moveTo` moves the clock of the database. */
export async function withMovedClock(run: (tx: Transaction) => Promise<void>): Promise<void> {
  try {
    await clocked.begin(async (tx) => {
      // Two files at once would wait for each other's functions.
      await tx`select pg_advisory_xact_lock(hashtextextended('moved clock', 0))`
      await tx`set local allow_system_table_mods = on`
      await tx`set local site.moved = '0'`
      for (const [name, volatility] of [
        ['now', 'stable'],
        ['clock_timestamp', 'volatile'],
      ]) {
        await tx.unsafe(`
          create or replace function pg_catalog.${name}() returns timestamptz language sql ${volatility} strict parallel safe
          as $$ select pg_catalog.transaction_timestamp() + pg_catalog.current_setting('site.moved')::pg_catalog.interval $$`)
      }
      await run(tx)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
}

export async function moveTo(tx: Transaction, time: Date): Promise<void> {
  await tx`
    select set_config('site.moved', (${time}::timestamptz - transaction_timestamp())::text, true)`
}

/** The last Sunday of the month at one in the morning, UTC: the clocks of London change. */
export function clockChange(year: number, month: 3 | 10): Date {
  const end = new Date(Date.UTC(year, month, 0, 1))
  return new Date(end.getTime() - end.getUTCDay() * 86_400_000)
}
