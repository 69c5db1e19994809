import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {TransactionSql} from 'postgres'

/** Rows of nearly every table, as users and services made them on 30 November 2026. */
const recorded = join(import.meta.dirname, '../../supabase/first-deployment-rows.ndjson')

interface RecordedTable {
  table: string
  columns: string[]
  rows: object[]
}

export const recordedTables: RecordedTable[] = readFileSync(recorded, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedTable)

const listed = (columns: string[]) => columns.map((column) => `"${column}"`).join(', ')

/** Puts the recorded rows in the place of those that the first deployment itself makes. */
export async function fillAsRecorded(tx: TransactionSql): Promise<void> {
  await tx`set local session_replication_role = replica`
  for (const {table, columns, rows} of recordedTables) {
    await tx.unsafe(`delete from ${table}`)
    // What is generated is left out, and what is null is not in the rows.
    await tx.unsafe(
      `insert into ${table} (${listed(columns)}) overriding system value
       select ${listed(columns)} from json_populate_recordset(null::${table}, $1::text::json)`,
      [JSON.stringify(rows)],
    )
  }
  await tx`set local session_replication_role = origin`
}

/** What the former release reads and calls, and what people have entrusted to it. */
export interface Contents {
  rows: Map<string, string>
  /** Columns of tables and views with their types, and functions with what they take and return. */
  callable: Set<string>
}

export async function readContents(tx: TransactionSql): Promise<Contents> {
  const rows = new Map<string, string>()
  const callable = await tx<{name: string}[]>`
    select format('column %s.%s.%s %s', table_schema, table_name, column_name, udt_name) as name
    from information_schema.columns where table_schema = 'public'
    union all
    select format('function %s(%s) returns %s', oid::regproc, pg_get_function_identity_arguments(oid), pg_get_function_result(oid))
    from pg_proc where pronamespace = 'public'::regnamespace`
  const names = new Set(callable.map(({name}) => name))
  for (const {table, columns} of recordedTables) {
    const kept = await tx<{name: string}[]>`
      select attname as name from pg_attribute
      where attrelid = to_regclass(${table}) and attname = any (${columns}) and not attisdropped`
    if (kept.length === 0) continue
    const [row] = await tx.unsafe<{rows: string}[]>(
      `select string_agg(each::text, E'\\n' order by each::text) as rows
       from (select ${listed(kept.map(({name}) => name).toSorted())} from ${table}) as each`,
    )
    rows.set(table, row?.rows ?? '')
  }
  return {rows, callable: names}
}

/** What a migration took away. */
export const lostBetween = (before: Contents, after: Contents): string[] => [
  ...[...before.rows].flatMap(([table, rows]) =>
    after.rows.get(table) === rows ? [] : [`rows of ${table}`],
  ),
  ...[...before.callable].filter((name) => !after.callable.has(name)),
]
