import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {TransactionSql} from 'postgres'

interface Migration {
  version: string
  name: string
  statements: string
}

/** @throws {Error} when the backup is of a newer version of the project */
export function migrationsOf(versions: string[], folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d{14}_\w+\.sql$/.test(file))
  const unknown = versions.filter((version) => !files.some((file) => file.startsWith(version)))
  if (unknown.length > 0) {
    throw new Error(
      `The backup has migrations that supabase/migrations lacks (${unknown.join(', ')}): a newer version of the project made it. ` +
        'Take that version, then restore again.',
    )
  }
  return files
    .filter((file) => versions.includes(file.slice(0, 14)))
    .toSorted()
    .map((file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      statements: readFileSync(join(folder, file), 'utf8'),
    }))
}

/** Leaves the records of the Supabase CLI, so that `db push` goes on from there. */
export async function applyMigrations(tx: TransactionSql, migrations: Migration[]): Promise<void> {
  await tx.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)
  `)
  for (const {version, name, statements} of migrations) {
    await tx.unsafe(statements)
    await tx`
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, ${name}, ${[statements]})`
  }
}
