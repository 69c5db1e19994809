import {linesOf} from '../lines-of.ts'
import {readStatement} from '../read-statement.ts'

/** The day on which the files of the tests are added. */
export const today = '2026-11-29'

/** Opens a CSV file and reads its lines as they are taken without an answer. */
export async function openedCsv(text: string) {
  const statement = await readStatement(new Blob([text]), today)
  if (!statement.ok || statement.kind !== 'csv') throw new Error(JSON.stringify(statement))
  const {rows, columns, account} = statement
  return {...statement, ...linesOf(rows, columns, account)}
}
