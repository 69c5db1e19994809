import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {TransactionSql} from 'postgres'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {applyMigrations, migrationsOf} from '../../scripts/backup/apply-migrations.ts'
import {readFirstDeployment, readMigrations} from '../../supabase/migration-rules/read-migrations.ts'
import {withDatabase} from '../support/database.ts'
import {fillAsRecorded, lostBetween, readContents, recordedTables} from '../support/filled-database.ts'
import {SupabaseProcess} from '../support/supabase-process.ts'

const folder = join(import.meta.dirname, '../../supabase/migrations')
const deployed = Object.keys(readFirstDeployment()?.checksums ?? {})
const newer = readMigrations().filter(({file}) => !deployed.includes(file))

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await SupabaseProcess.startNew()
  const first = migrationsOf(
    deployed.map((file) => file.slice(0, 14)),
    folder,
  )
  await withDatabase(async (sql) => {
    await sql.begin((tx) => applyMigrations(tx, first))
    await sql.begin(fillAsRecorded)
  }, supabase.databaseUrl)
}, 180_000)
afterAll(() => supabase.stop())

class RollBack extends Error {}

/** What these statements take away, which are undone. */
async function lostBy(run: (tx: TransactionSql) => Promise<unknown>): Promise<string[]> {
  let lost: string[] = []
  await withDatabase(
    (sql) =>
      sql
        .begin(async (tx) => {
          const before = await readContents(tx)
          await run(tx)
          lost = lostBetween(before, await readContents(tx))
          throw new RollBack()
        })
        .catch((error: unknown) => {
          if (!(error instanceof RollBack)) throw error
        }),
    supabase.databaseUrl,
  )
  return lost
}

test('the first deployment is filled with accounts, money and files that wait', () => {
  const counts = Object.fromEntries(recordedTables.map(({table, rows}) => [table, rows.length]))
  expect(counts).toMatchObject({'auth.users': 13, 'public.payments': 9, 'public.photo_uploads': 1})
})

test('newer migrations keep every row, and all that the former release calls', async () => {
  expect(
    await lostBy(async (tx) => {
      for (const {file} of newer) await tx.unsafe(readFileSync(join(folder, file), 'utf8'))
    }),
  ).toEqual([])
})

test.each([
  ['delete from public.event_likes', ['rows of public.event_likes']],
  [
    'alter table public.event_likes drop column event_id cascade',
    expect.arrayContaining(['rows of public.event_likes', 'column public.event_likes.event_id text']),
  ],
  ['drop function public.my_roles()', [expect.stringMatching(/^function (public\.)?my_roles\(\) returns/)]],
  [`update public.profiles set first_name = 'X'`, ['rows of public.profiles']],
])('what is lost by a migration is told: %s', async (statement, lost) => {
  expect(
    await lostBy(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(statement)
    }),
  ).toEqual(lost)
})

test('a migration that refuses the rows that there are fails', async () => {
  await expect(
    lostBy((tx) => tx.unsafe('alter table public.payments add column needed text not null')),
  ).rejects.toThrow('contains null values')
})
