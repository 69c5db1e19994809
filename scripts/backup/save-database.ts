import postgres, {type TransactionSql} from 'postgres'
import type {ArchiveWriter} from './archive.ts'
import {countingRows, rowsOf, useFixedFormats} from './copy-rows.ts'
import {entryOf, type Manifest, type Table} from './manifest.ts'
import {isAccountTable, quoted, readMigrations, readSequences, readTables, type TableShape} from './tables.ts'

export interface StoredObject {
  bucket: string
  path: string
}

/** A pooler prepares no statements. */
export const connect = (url: string) =>
  postgres(url, {max: 1, prepare: false, onnotice: () => {}, connect_timeout: 30})

/** Saves all rows as of one moment, and resolves to what Storage held then. */
export async function saveDatabase(
  url: string,
  archive: ArchiveWriter,
): Promise<{database: Manifest['database']; objects: StoredObject[]}> {
  const sql = connect(url)
  try {
    return await sql.begin('isolation level repeatable read read only', async (tx) => {
      await useFixedFormats(tx)
      const migrations = await readMigrations(tx)
      if (migrations.length === 0)
        throw new Error('The database has no migrations, so there is nothing to back up.')
      const tables: Table[] = []
      for (const shape of await readTables(tx)) tables.push(await saveTable(tx, archive, shape))
      const objects = await tx<StoredObject[]>`
        select bucket_id as bucket, name as path from storage.objects order by bucket_id, name collate "C"`
      const sequences = await readSequences(tx)
      return {database: {from: nameDatabase(url), migrations, tables, sequences}, objects: [...objects]}
    })
  } finally {
    await sql.end({timeout: 5})
  }
}

/** Without its password. */
export function nameDatabase(url: string): string {
  const {username, hostname, port, pathname} = new URL(url)
  return `${decodeURIComponent(username)}@${hostname}:${port || 5432}${pathname}`
}

async function saveTable(tx: TransactionSql, archive: ArchiveWriter, shape: TableShape): Promise<Table> {
  const kept = isAccountTable(shape.name) ? {...shape, columns: await usedColumns(tx, shape)} : shape
  const counter = {rows: 0}
  const saved = await archive.addStream(entryOf.table(shape.name), countingRows(rowsOf(tx, kept), counter))
  return {...kept, ...counter, ...saved}
}

/** Another version of Auth may not have a column in which nothing is. */
async function usedColumns(tx: TransactionSql, {name, columns, key}: TableShape): Promise<string[]> {
  const counts = columns.map((column) => `count("${column}") as "${column}"`)
  const [found = {}] = await tx.unsafe<Record<string, string>[]>(`select ${counts} from ${quoted(name)}`)
  return columns.filter((column) => key.includes(column) || Number(found[column]) > 0)
}
