import {columnsByHeading, layoutOf} from './column-headings.ts'
import {csvRows, looksLikeMovement} from './csv-rows.ts'
import {balanceSign, columnsByContent, dateOrderOf} from './guess-columns.ts'
import {blockHeadings, labelledBlocks} from './labelled-blocks.ts'
import type {OpenedStatement, StatementColumns, StatementDoubt, StatementRow} from './statement-line.ts'

type OpenedCsv = Extract<OpenedStatement, {kind: 'csv'}> | {ok: false; fault: {code: 'notAStatement'}}

/** Opens a CSV statement: finds its headings below any preamble, and what its columns hold. */
export async function openCsv(file: string, encoding: string): Promise<OpenedCsv> {
  // The end of the last line is no empty line.
  const text = file.replace(/\n+$/, '')
  const blocks = labelledBlocks(text)
  const all = blocks ? [{line: 1, cells: blockHeadings}, ...blocks] : await csvRows(text)
  const filled = all.filter(({cells}) => cells.some(Boolean))
  const start = filled.findIndex(({cells}) => columnsByHeading(cells))
  const firstMovement = filled.findIndex(({cells}) => looksLikeMovement(cells))
  // A payer can write words that are headings, but not above all movements.
  const hasHeadings = start !== -1 && (firstMovement === -1 || start < firstMovement)
  const begin = hasHeadings ? start + 1 : Math.max(firstMovement, 0)
  const rows = filled.slice(begin)
  const headings = hasHeadings ? (filled[start]?.cells ?? null) : null
  const named = headings ? columnsByHeading(headings) : null
  const columns = named?.columns ?? columnsByContent(rows)
  if (!columns || !rows.some(({cells}) => looksLikeMovement(cells)))
    return {ok: false, fault: {code: 'notAStatement'}}
  const {order, isSure} = dateOrderOf(rows.map(({cells}) => cells[columns.date] ?? ''))
  const read = {...columns, dateOrder: order}
  const layout = blocks ? 'Santander' : headings && layoutOf(headings)
  return {
    ok: true,
    kind: 'csv',
    layout,
    headings,
    rows,
    columns: read,
    doubts: doubtsOf(rows, read, {isNamed: named !== null, isDateSure: isSure || layout !== null}),
    skipped: all.length - rows.length - (headings ? 1 : 0),
    account: accountOf(filled.slice(0, begin), rows, named),
    encoding,
  }
}

function doubtsOf(
  rows: StatementRow[],
  columns: StatementColumns,
  {isNamed, isDateSure}: {isNamed: boolean; isDateSure: boolean},
): StatementDoubt[] {
  return [
    ...(isNamed && columns.texts.length > 0 ? [] : ['columns' as const]),
    ...(isDateSure ? [] : ['dateOrder' as const]),
    ...(balanceSign(rows, columns) < 0 ? ['sign' as const] : []),
  ]
}

/** The digits of sort code and account number, from their columns or from the lines above the headings. */
function accountOf(
  preamble: StatementRow[],
  rows: StatementRow[],
  named: {account: number | undefined; sortCode: number | undefined} | null,
): string {
  const cells = rows.find(({cells: each}) => looksLikeMovement(each))?.cells ?? []
  const inColumns = [named?.sortCode, named?.account].map((place) => cells[place ?? -1] ?? '').join('')
  const above = preamble.flatMap(({cells: each}) => each).join(' ')
  const number = /\b\d{2}-\d{2}-\d{2}\D{0,20}\d{8}\b|\b\d{8}\b|[*X]{2,}\s?\d{4}\b/.exec(above)?.[0] ?? ''
  return (inColumns || number).replaceAll(/\D/g, '')
}
