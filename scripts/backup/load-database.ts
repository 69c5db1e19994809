import type {TransactionSql} from 'postgres'
import {createGunzip} from 'node:zlib'
import {Readable} from 'node:stream'
import {applyMigrations, migrationsOf} from './apply-migrations.ts'
import type {Entry} from './archive.ts'
import {copyRows, digestRows, useFixedFormats} from './copy-rows.ts'
import {eraseAgain, type Erasures} from './erase-again.ts'
import {holdEmails} from './hold-emails.ts'
import {entryOf, type Manifest, type Table} from './manifest.ts'
import {connect, nameDatabase} from './save-database.ts'
import {isAccountTable, quoted, readMigrations, readTables} from './tables.ts'

type Saved = Manifest['database']

/**
 * Makes the database ready for the rows: one without migrations gets those of the backup, any other must have just these.
 * @throws {Error} when it holds rows, or another schema
 */
export async function prepareDatabase(url: string, saved: Saved, migrationFolder: string): Promise<void> {
  await inDatabase(url, async (tx) => {
    const known = migrationsOf(saved.migrations, migrationFolder)
    await requireNoAccounts(tx, url)
    const applied = await readMigrations(tx)
    if (applied.length === 0) await applyMigrations(tx, known)
    else requireSame(applied, saved.migrations)
    await requireEmpty(tx, url)
    await requireColumns(tx, saved.tables)
  })
}

/**
 * Fills the database in one transaction: it has everything afterwards, except for whom the newer erasures name, or what it had before.
 */
export async function loadDatabase(
  url: string,
  {database: saved, createdAt}: Pick<Manifest, 'database' | 'createdAt'>,
  entries: AsyncIterable<Entry>,
  erasures?: Erasures,
): Promise<{held: number; erased: number | undefined}> {
  return await inDatabase(url, async (tx) => {
    await requireNoAccounts(tx, url)
    await requireEmpty(tx, url)
    // No trigger runs, and no reference is checked until all rows are there.
    await tx.unsafe('set local session_replication_role = replica')
    const own = saved.tables.filter(({name}) => !isAccountTable(name)).map(({name}) => quoted(name))
    await tx.unsafe(`truncate ${own}`)
    const tables = new Map(saved.tables.map((table) => [entryOf.table(table.name), table]))
    for await (const {name, content} of entries) {
      const table = tables.get(name)
      if (table) await copyRows(tx, table, Readable.from(content).compose(createGunzip()))
    }
    for (const [name, value] of Object.entries(saved.sequences))
      if (value !== null) await tx`select setval(${quoted(name)}::regclass, ${value}::bigint)`
    await requireEqual(tx, saved.tables)
    await tx.unsafe('set local session_replication_role = origin')
    const erased = erasures && (await eraseAgain(tx, erasures, createdAt))
    return {held: await holdEmails(tx), erased}
  })
}

async function inDatabase<Result>(
  url: string,
  run: (tx: TransactionSql) => Promise<Result>,
): Promise<Result> {
  const sql = connect(url)
  try {
    return (await sql.begin(async (tx) => {
      await useFixedFormats(tx)
      return await run(tx)
    })) as Result
  } finally {
    await sql.end({timeout: 5})
  }
}

async function requireNoAccounts(tx: TransactionSql, url: string) {
  const [found] = await tx<{accounts: number}[]>`select count(*)::integer as accounts from auth.users`
  if (found && found.accounts > 0) throw notEmpty(url, `${found.accounts} accounts`)
}

/** `sync-content` may have filled them already: they are copies of what is in the Content Lake. */
const copiesOfContent = ['public.content_items', 'public.campaigns']

/** Settings that the migrations themselves insert are in `private`. */
async function requireEmpty(tx: TransactionSql, url: string) {
  for (const {name} of await readTables(tx)) {
    if (!name.startsWith('public.') || copiesOfContent.includes(name)) continue
    const [found] = await tx.unsafe<{filled: boolean}[]>(
      `select exists (select from ${quoted(name)}) as filled`,
    )
    if (found?.filled) throw notEmpty(url, `rows in ${name}`)
  }
}

const notEmpty = (url: string, what: string) =>
  new Error(
    `The database ${nameDatabase(url)} has ${what}. A backup is restored into an empty project only: make a new one.`,
  )

function requireSame(applied: string[], saved: string[]) {
  const more = applied.filter((version) => !saved.includes(version))
  const missing = saved.filter((version) => !applied.includes(version))
  if (more.length === 0 && missing.length === 0) return
  const differences = [
    ...(more.length > 0 ? [`the backup lacks ${more.join(', ')}`] : []),
    ...(missing.length > 0 ? [`the database lacks ${missing.join(', ')}`] : []),
  ]
  throw new Error(
    `The database has other migrations than the backup: ${differences.join(', and ')}. ` +
      'Restore into a new project to which no migration was applied. The restore applies those of the backup.',
  )
}

async function requireColumns(tx: TransactionSql, saved: Table[]) {
  const there = new Map((await readTables(tx)).map(({name, columns}) => [name, columns]))
  const missing = saved.flatMap(({name, columns, rows}) => {
    const found = there.get(name)
    if (!found) return rows > 0 ? [name] : []
    return columns.filter((column) => !found.includes(column)).map((column) => `${name}.${column}`)
  })
  if (missing.length === 0) return
  throw new Error(
    `The database lacks what the backup has: ${missing.join(', ')}. Its version of Supabase is older, or its tables were changed ` +
      'by hand.',
  )
}

async function requireEqual(tx: TransactionSql, saved: Table[]) {
  for (const table of saved) {
    const {rows, sha256} = await digestRows(tx, table)
    if (rows === table.rows && sha256 === table.sha256) continue
    throw new Error(
      `The table ${table.name} has ${rows} rows that are not the ${table.rows} of the backup, so none was kept.`,
    )
  }
}
