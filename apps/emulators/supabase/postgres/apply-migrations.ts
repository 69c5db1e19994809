import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Sql} from 'postgres'

/**
 * Applies the directory's new `<14 digits>_<name>.sql` files. Each runs in its own transaction together with its record
 * in the table that the Supabase CLI uses.
 *
 * @returns the names of the applied files
 * @throws {Error} that names the migration when one fails, or when an applied one is missing from the directory
 */
export async function applyMigrations(sql: Sql, directory: string): Promise<string[]> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)
  `)
  const files = readdirSync(directory)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .toSorted()
  const rows = await sql<{version: string}[]>`select version from supabase_migrations.schema_migrations`
  const applied = new Set(rows.map(({version}) => version))
  const versions = new Set(files.map((file) => file.slice(0, 14)))
  const gone = [...applied].filter((version) => !versions.has(version))
  if (gone.length > 0) {
    throw new Error(
      `The database has migrations that are not in ${directory}: ${gone.join(', ')}. npm run reset starts anew.`,
    )
  }
  const fresh = files.filter((file) => !applied.has(file.slice(0, 14)))
  for (const file of fresh) await applyOne(sql, directory, file)
  return fresh
}

async function applyOne(sql: Sql, directory: string, file: string) {
  const statements = readFileSync(join(directory, file), 'utf8')
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(statements)
      await transaction`
        insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${file.slice(0, 14)}, ${file.slice(15, -4)}, ${[statements]})`
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
