import {misfits} from './accounts.ts'
import {columnsByHeading} from './column-headings.ts'
import {csvRows, looksLikeMovement} from './csv-rows.ts'
import {dateOrders} from './date-orders.ts'
import {columnsByContent} from './guess-columns.ts'
import {blockHeadings, labelledBlocks} from './labelled-blocks.ts'
import {linesOf} from './lines-of.ts'
import {signColumn, signOf, wordsIn} from './sign-column.ts'
import type {OpenedStatement, StatementColumns, StatementRow} from './statement-line.ts'

type OpenedCsv = Extract<OpenedStatement, {kind: 'csv'}> | {ok: false; fault: {code: 'notAStatement'}}

/** Opens a CSV statement: finds its headings below any preamble, and what its columns hold. */
export async function openCsv(file: string, encoding: string, today: string): Promise<OpenedCsv> {
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
  const rows = inParts(filled.slice(begin), hasHeadings ? (filled[start]?.cells ?? []) : [])
  const headings = hasHeadings ? (filled[start]?.cells ?? null) : null
  const named = headings ? columnsByHeading(headings) : null
  const columns = named ?? columnsByContent(rows, filled[begin - 1]?.cells)
  if (!columns || !rows.some(({cells}) => looksLikeMovement(cells)))
    return {ok: false, fault: {code: 'notAStatement'}}
  const [firstOrder = 'dmy'] = dateOrders(rows, columns, today)
  const read = withReading(rows, headings, {...withOwnAccounts(rows, columns), dateOrder: firstOrder})
  // Until somebody says which word is money out, no line is read.
  const orders = dateOrders(rows, read.spent === undefined ? withoutDirection(read) : read, today)
  return {
    ok: true,
    kind: 'csv',
    headings,
    rows,
    columns: {...read, dateOrder: orders[0] ?? firstOrder},
    doubts: [
      ...(named && columns.texts.length > 0 ? [] : ['columns' as const]),
      ...(read.isTurned ? ['sign' as const] : []),
    ],
    dateOrders: orders,
    skipped: all.length - rows.length - (headings ? 1 : 0),
    account: accountAbove(filled.slice(0, begin)),
    encoding,
  }
}

function withoutDirection(columns: StatementColumns): StatementColumns {
  const {direction: _, ...others} = columns
  return others
}

/** Of the ways in which the sums can be read, one from which the most balances follow. */
function withReading(
  rows: StatementRow[],
  headings: string[] | null,
  {direction, fee, net, ...plain}: StatementColumns,
): StatementColumns {
  const said = {...plain, ...(direction !== undefined && {direction})}
  const found = plain.amount === undefined ? null : signColumn(rows, headings, said)
  const fees = {...(fee !== undefined && {fee}), ...(net !== undefined && {net})}
  const readings = [fees, {}].flatMap((kept) =>
    signsOf(rows, plain, found).map((signs) => ({...plain, ...kept, ...signs})),
  )
  const counted = readings.map((columns) => ({columns, count: misfits(linesOf(rows, columns).lines)}))
  const fewest = Math.min(...counted.map(({count}) => count))
  const [likeliest = plain, ...others] = counted.flatMap(({columns, count}) =>
    count === fewest ? [columns] : [],
  )
  const isTold = found?.spent !== undefined || others.every(({spent}) => spent === likeliest.spent)
  return found && !isTold ? {...plain, ...fees, ...found} : likeliest
}

/** The ways to take a column of signs, the likeliest first. Without one the balances tell whether the sums are turned round. */
function signsOf(
  rows: StatementRow[],
  plain: StatementColumns,
  found: ReturnType<typeof signColumn>,
): Partial<StatementColumns>[] {
  const withoutColumn = [{}, {isTurned: true}]
  if (!found) return withoutColumn
  const minus = new Set(linesOf(rows, plain).lines.flatMap(({line, pence}) => (pence < 0 ? [line] : [])))
  if (found.spent !== undefined) {
    const isSaidTwice = rows.every(
      ({line, cells}) => minus.has(line) === (signOf(cells[found.direction ?? 0] ?? '', found) === -1),
    )
    return isSaidTwice ? withoutColumn : [found]
  }
  if (minus.size > 0) return withoutColumn
  const [one = '', other = ''] = wordsIn(rows, plain, found.direction ?? 0)
  return [...withoutColumn, {...found, spent: one, received: other}, {...found, spent: other, received: one}]
}

const mostAccounts = 3

/** A column of accounts is that of other people if it has more than a few. */
function withOwnAccounts(
  rows: StatementRow[],
  {accounts = [], ...columns}: StatementColumns,
): StatementColumns {
  const names = new Set(rows.map(({cells}) => accounts.map((place) => cells[place]).join(' ')))
  return names.size > mostAccounts ? columns : {...columns, accounts}
}

const namesAccount = /account|s[aą]skait|iban|sort code/i

/** A file may have parts of several accounts, each below its number. Headings that come again are left out. */
function inParts(rows: StatementRow[], headings: string[]): StatementRow[] {
  let account: string | undefined
  return rows.flatMap((row) => {
    if (looksLikeMovement(row.cells)) return [{...row, ...(account && {account})}]
    const named = namesAccount.test(row.cells.find(Boolean) ?? '') ? accountAbove([row]) : ''
    account = named || account
    return named || row.cells.join() === headings.join() ? [] : [row]
  })
}

/** The digits of sort code and account number, from the lines above the headings. */
function accountAbove(preamble: StatementRow[]): string {
  const above = preamble.flatMap(({cells}) => cells).join(' ')
  const number = /\b\d{2}-\d{2}-\d{2}\D{0,20}\d{8}\b|\b\d{8}\b|[*X]{2,}\s?\d{4}\b/.exec(above)?.[0] ?? ''
  return number.replaceAll(/\D/g, '')
}
