import {misfits} from './accounts.ts'
import {isSigned} from './bank-sum.ts'
import {looksLikeMovement} from './csv-rows.ts'
import {linesOf} from './lines-of.ts'
import type {StatementColumns, StatementRow} from './statement-line.ts'

/**
 * Whether nothing of the file says if its sums are money in or money out: no sum has a sign, no column says it beside them, and
 * balances follow as well from either. `isTurned` is the answer, until which nothing may be added.
 */
export function areUnsigned(rows: StatementRow[], columns: StatementColumns): boolean {
  const {amount, direction} = columns
  if (amount === undefined || direction !== undefined) return false
  if (rows.some(({cells}) => looksLikeMovement(cells) && isSigned(cells[amount] ?? ''))) return false
  const [moneyIn, moneyOut] = [false, true].map((isTurned) => linesOf(rows, {...columns, isTurned}).lines)
  if (!moneyIn || !moneyOut) return false
  return moneyIn.some(({pence}) => pence !== 0) && misfits(moneyIn) === misfits(moneyOut)
}
