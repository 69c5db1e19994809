import type {TransactionSql} from 'postgres'

/**
 * What the project's migrations made, and the accounts. The rest of Auth and Storage is theirs: sessions and codes end with a
 * restore, and Storage writes its own rows when it gets the files.
 */
const ownSchemas = ['public', 'private']
const accountTables = ['auth.users', 'auth.identities']

export interface TableShape {
  name: string
  /** Without those that are generated. */
  columns: string[]
  key: string[]
}

export async function readTables(tx: TransactionSql): Promise<TableShape[]> {
  return await tx<TableShape[]>`
    select format('%s.%s', namespace.nspname, class.relname) as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select attname::text from pg_index
        cross join unnest(indkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = indrelid and attnum = number
        where indrelid = class.oid and indisprimary
        order by place
      ) as key
    from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
    where class.relkind in ('r', 'p') and not class.relispartition
      and (
        namespace.nspname = any (${ownSchemas})
        or format('%s.%s', namespace.nspname, class.relname) = any (${accountTables})
      )
    order by namespace.nspname, class.relname`
}

export const isAccountTable = (name: string) => accountTables.includes(name)

export async function readSequences(tx: TransactionSql): Promise<Record<string, string | null>> {
  const rows = await tx<{name: string; value: string | null}[]>`
    select format('%s.%s', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname = any (${ownSchemas}) order by name`
  return Object.fromEntries(rows.map(({name, value}) => [name, value]))
}

/** Null before the first migration. */
export async function readMigrations(tx: TransactionSql): Promise<string[]> {
  const [found] = await tx`select to_regclass('supabase_migrations.schema_migrations') as table`
  if (!found?.table) return []
  const rows = await tx<{version: string}[]>`
    select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({version}) => version)
}

export const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')

export const quotedList = (names: string[]) =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')
