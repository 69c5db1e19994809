import {Readable} from 'node:stream'
import {createGunzip} from 'node:zlib'
import type {TransactionSql} from 'postgres'
import {readArchive, readWhole} from './archive.ts'
import {parseManifest} from './check-archive.ts'
import {copyRows} from './copy-rows.ts'
import {entryOf, manifestName} from './manifest.ts'

const TABLE = 'private.erasures'

/** Who was erased, as a backup knows it. */
export interface Erasures {
  /** When that backup was made. */
  knownUntil: string
  columns: string[]
  /** As `COPY` writes them. */
  rows: Buffer
}

/** Reads the whole backup. @returns undefined when it is of a version without this list */
export async function readErasures(path: string, secret: string): Promise<Erasures | undefined> {
  let rows: Buffer | undefined
  let found: Erasures | undefined
  for await (const {name, content} of readArchive(path, secret)) {
    if (name === entryOf.table(TABLE)) rows = await readWhole(Readable.from(content).compose(createGunzip()))
    if (name !== manifestName || !rows) continue
    const {createdAt, database} = parseManifest(await readWhole(content))
    const columns = database.tables.find((table) => table.name === TABLE)?.columns ?? []
    found = {knownUntil: createdAt, columns, rows}
  }
  return found
}

/**
 * Erases in the restored database whom the newer backup knows to have been erased since.
 * @returns how many were there again, or undefined when the restored version has nothing that could erase them
 */
export async function eraseAgain(
  tx: TransactionSql,
  {columns, rows}: Erasures,
  madeAt: string,
): Promise<number | undefined> {
  const [known] = await tx<{found: boolean}[]>`
    select to_regprocedure('private.erase_again(jsonb, timestamptz)') is not null as found`
  if (!known?.found) return undefined
  await tx.unsafe('create temporary table newer_erasures (like private.erasures) on commit drop')
  await copyRows(tx, {name: 'pg_temp.newer_erasures', columns, key: []}, Readable.from([rows]))
  const [erased] = await tx<{count: number}[]>`
    select private.erase_again((select coalesce(jsonb_agg(to_jsonb(erasure)), '[]') from newer_erasures as erasure), ${madeAt}) as count`
  return erased?.count ?? 0
}
