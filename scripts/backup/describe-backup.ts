import type {Manifest} from './manifest.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const sum = (entries: {bytes: number}[]) => entries.reduce((total, {bytes}) => total + bytes, 0)

/** What a backup holds, line by line. */
export function describeBackup({createdAt, database, storage, content}: Manifest): string[] {
  const rows = database.tables.reduce((total, table) => total + table.rows, 0)
  return [
    `  made       ${createdAt}`,
    `  database   ${rows} rows of ${database.tables.length} tables, ${megabytes(sum(database.tables))}, from ${database.from}`,
    `  Storage    ${storage.files.length} files, ${megabytes(sum(storage.files))}`,
    `  content    ${content.documents.count} documents, from ${content.from}`,
    `  its files  ${content.assets.length}, ${megabytes(sum(content.assets))}`,
  ]
}
