import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {toPence} from '@site/schemas/money/pence'

export type BankSum = {ok: true; pence: number} | {ok: false; code: 'amount' | 'ambiguousAmount' | 'formula'}

/** Of cells that a spreadsheet would calculate: `=1+1`, `+1+1`, `@SUM(A1)`, `-2+3`. */
export const isFormula = (cell: string): boolean =>
  /^[=@]/.test(cell) || /^[+-].*(?:[*/(]|\d\s*[+-]\s*\d)/.test(cell)

const longestSum = 40

const minus = /[−–—‒]/g

const negative = [/^-/, /^\((?=.*\)$)/, /-$/, /(?:\b|\d)(?:dr|od|debit)\.?$/i, /^(?:£|gbp) ?-/i]

/** Whether a sum says itself that it is money in or out. */
export const isSigned = (cell: string): boolean =>
  bankPence(cell).ok && /[-−–—‒+()]|(?:cr|dr|od|credit|debit)\.?$/i.test(cell.trim())

/**
 * Reads a sum as banks print it: -1,234.50, 1.234,50, £15, 15.00-, (15.00), £(15.00), 15.00 CR, 15.00 DR. Of 1.250 nobody can tell
 * whether it means 1,250 pounds or 1.25, unless the other sums of the file have a comma before their pence (`hasComma`).
 */
export function bankPence(cell: string, hasComma = false): BankSum {
  if (cell.length > longestSum) return {ok: false, code: 'amount'}
  const text = cell
    .replaceAll(minus, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(£|gbp) ?\((.*)\)$/i, '($1$2)')
  if (isFormula(text)) return {ok: false, code: 'formula'}
  const isNegative = negative.some((sign) => sign.test(text))
  const digits = text
    .replace(/^\((.*)\)$/, '$1')
    .replace(/ ?(?:cr|dr|od|credit|debit)\.?$/i, '')
    .replace(/^(£|gbp)? ?[+-] ?/i, '$1')
    .replace(/ ?[+-]$/, '')
    .replace(/^(£|gbp)? ?(?=\.\d)/i, '0')
    .replace(/(\.\d\d)00+$/, '$1')
  const mark = /^\d{1,3}([.,])\d{3}$/.exec(digits.replace(/^(?:£|gbp) ?/i, ''))?.[1]
  if (mark === (hasComma ? ',' : '.')) return {ok: false, code: 'ambiguousAmount'}
  const pounds = readTypedPounds(mark === '.' ? digits.replace('.', '') : digits)
  if (pounds === null || /p$/i.test(digits)) return {ok: false, code: 'amount'}
  const pence = toPence(pounds)
  return {ok: true, pence: isNegative && pence !== 0 ? -pence : pence}
}
