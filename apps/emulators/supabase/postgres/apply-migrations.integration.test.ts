import {mkdtemp, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import postgres, {type Sql} from 'postgres'
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import {applyMigrations} from './apply-migrations.ts'
import {SUPERUSER} from './start-postgres.ts'
import {startTemporaryPostgres, type TemporaryPostgres} from './testing/temporary-postgres.ts'

let server: TemporaryPostgres
let sql: Sql

beforeAll(async () => {
  server = await startTemporaryPostgres()
  sql = postgres(server.database.urlOf(SUPERUSER), {max: 1, onnotice: () => {}})
})
afterAll(async () => {
  await sql.end()
  await server.remove()
})

let migrations: string
beforeEach(async () => {
  await sql`drop schema if exists supabase_migrations cascade`
  await sql`drop schema public cascade`
  await sql`create schema public`
  migrations = await mkdtemp(join(server.directory, 'migrations-'))
  await write('20270101000000_accounts.sql', 'create table accounts (id integer);')
})
const write = (file: string, text: string) => writeFile(join(migrations, file), text)

test('are applied in order, each once, and the rest of the directory is not', async () => {
  await write('20270201000000_names.sql', 'alter table accounts add column name text;')
  await write('README.md', 'no SQL')
  expect(await applyMigrations(sql, migrations)).toEqual([
    '20270101000000_accounts.sql',
    '20270201000000_names.sql',
  ])
  await write('20270301000000_phones.sql', 'alter table accounts add column phone text;')
  expect(await applyMigrations(sql, migrations)).toEqual(['20270301000000_phones.sql'])
  expect(await applyMigrations(sql, migrations)).toEqual([])
  expect(await sql`select version, name from supabase_migrations.schema_migrations order by version`).toEqual(
    [
      {version: '20270101000000', name: 'accounts'},
      {version: '20270201000000', name: 'names'},
      {version: '20270301000000', name: 'phones'},
    ],
  )
})

test('leave nothing behind when one fails, which is named', async () => {
  await write('20270201000000_names.sql', 'alter table accounts add column name text; select no_such_column;')
  await expect(applyMigrations(sql, migrations)).rejects.toThrow(
    'The migration 20270201000000_names.sql failed: column "no_such_column" does not exist',
  )
  await write('20270201000000_names.sql', 'alter table accounts add column name text;')
  expect(await applyMigrations(sql, migrations)).toEqual(['20270201000000_names.sql'])
})

test('are refused when one is older than the newest that was applied, and nothing is applied', async () => {
  await applyMigrations(sql, migrations)
  await write('20261231000000_late.sql', 'create table late (id integer);')
  await write('20270201000000_names.sql', 'alter table accounts add column name text;')
  await expect(applyMigrations(sql, migrations)).rejects.toThrow(
    'which is newer than 20261231000000_late.sql. A hosted database would refuse it: rename it with a newer time.',
  )
  await rename(join(migrations, '20261231000000_late.sql'), join(migrations, '20270115000000_late.sql'))
  expect(await applyMigrations(sql, migrations)).toEqual([
    '20270115000000_late.sql',
    '20270201000000_names.sql',
  ])
})

test('are refused when the database has others, or one has changed', async () => {
  await applyMigrations(sql, migrations)
  await write('20270101000000_accounts.sql', 'create table accounts (id uuid);')
  await expect(applyMigrations(sql, migrations)).rejects.toThrow(
    /made by other texts of migrations.* npm run reset/,
  )
  await rename(
    join(migrations, '20270101000000_accounts.sql'),
    join(migrations, '20270102000000_accounts.sql'),
  )
  await expect(applyMigrations(sql, migrations)).rejects.toThrow(
    /migrations that are not in supabase\/migrations \(20270101000000\)\. npm run reset/,
  )
})
