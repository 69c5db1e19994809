import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Sql} from 'postgres'
import {checkHistory, versionOf, type AppliedMigration, type MigrationFiles} from './check-history.ts'

/**
 * Each migration and its record in the Supabase CLI's table are one transaction. Returns the names of applied files.
 * @throws {Error} that names a failed migration, or says what to do when the files do not match the database
 */
export async function applyMigrations(sql: Sql, directory: string): Promise<string[]> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)
  `)
  const files = readFiles(directory)
  const applied = await sql<AppliedMigration[]>`
    select version, coalesce(statements, '{}') as statements from supabase_migrations.schema_migrations order by version`
  checkHistory(files, applied)
  const fresh = Object.entries(files).slice(applied.length)
  for (const [file, statements] of fresh) await applyOne(sql, file, statements)
  return fresh.map(([file]) => file)
}

const readFiles = (directory: string): MigrationFiles =>
  Object.fromEntries(
    readdirSync(directory)
      .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(join(directory, file), 'utf8')]),
  )

async function applyOne(sql: Sql, file: string, statements: string) {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(statements)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${versionOf(file)}, ${file.slice(15, -4)}, ${[statements]})`
    })
  } catch (error) {
    throw new Error(
      `The migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    )
  }
}
