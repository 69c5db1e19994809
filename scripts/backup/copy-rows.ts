import {createHash} from 'node:crypto'
import {setImmediate as afterThis} from 'node:timers/promises'
import type {TransactionSql} from 'postgres'
import {quoted, quotedList, type TableShape} from './tables.ts'

/** So that the same rows are the same text in every database. */
const formats = {
  client_encoding: 'utf8',
  datestyle: 'iso, ymd',
  intervalstyle: 'postgres',
  timezone: 'utc',
  extra_float_digits: '1',
  bytea_output: 'hex',
  // A hosted database ends a statement of its owner after two minutes.
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

export async function useFixedFormats(tx: TransactionSql): Promise<void> {
  for (const [name, value] of Object.entries(formats)) await tx.unsafe(`set local ${name} = '${value}'`)
}

/** The rows as lines of text, sorted by the key in an order that no database's language changes. */
export async function* rowsOf(
  tx: TransactionSql,
  {name, columns, key}: TableShape,
): AsyncGenerator<Uint8Array> {
  const order =
    key.length > 0 ? key.map((column) => `"${column}"::text collate "C"`) : ['t::text collate "C"']
  const rows = await tx
    .unsafe(`copy (select ${quotedList(columns)} from ${quoted(name)} as t order by ${order}) to stdout`)
    .readable()
  yield* rows
  // The client stops its connection while a reader is slow, and does not go on by itself after the last row.
  rows._read(0)
}

export interface Rows {
  rows: number
  sha256: string
}

/** Counts what passes: each row is a line, and a line break within a value is written as \n. */
export async function* countingRows(content: AsyncIterable<Uint8Array>, counter: {rows: number}) {
  for await (const piece of content) {
    for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) counter.rows += 1
    yield piece
  }
}

export async function digestRows(tx: TransactionSql, table: TableShape): Promise<Rows> {
  const counter = {rows: 0}
  const hash = createHash('sha256')
  for await (const piece of countingRows(rowsOf(tx, table), counter)) hash.update(piece)
  return {rows: counter.rows, sha256: hash.digest('hex')}
}

/** @throws {Error} when the table does not take the rows */
export async function copyRows(
  tx: TransactionSql,
  {name, columns}: TableShape,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = await tx.unsafe(`copy ${quoted(name)} (${quotedList(columns)}) from stdin`).writable()
  let refusal: Error | undefined
  target.on('error', (error) => (refusal = error))
  for await (const piece of content) {
    if (refusal) break
    await new Promise<void>((resolve) => target.write(piece, () => resolve()))
  }
  target.end()
  await afterThis()
  try {
    // The client does not tell of an error that comes after the last row, but the transaction is aborted then.
    await tx`select`
  } catch (error) {
    const reason = refusal ? `: ${refusal.message}` : ''
    throw new Error(`The table ${name} does not take the rows of the backup${reason}.`, {cause: error})
  }
}
