import {fold} from '@site/schemas/fold'
import {headingName} from './column-headings.ts'
import type {StatementColumns, StatementRow} from './statement-line.ts'

/** Words for money out and money in beside a sum without a sign. */
const pairs: [string, string][] = [
  ['-', '+'],
  ['dr', 'cr'],
  ['out', 'in'],
  ['paid out', 'paid in'],
  ['money out', 'money in'],
  ['debit', 'credit'],
  ['dbit', 'crdt'],
  ['debetas', 'kreditas'],
  ['isleista', 'gauta'],
  ['islaidos', 'pajamos'],
  ['soll', 'haben'],
  ['af', 'bij'],
  ['withdrawal', 'deposit'],
]

/** Letters in a heading. What each means depends on whose books they are from, so they are asked. */
const letters = /^(?:d[/ ]?[ck]|[ck][/ ]?d|s[/ ]?h|h[/ ]?s)$/

/** Signs, too, are words. */
const word = (cell: string) => (/\p{L}/u.test(cell) ? fold(cell) : cell.replaceAll(/[−–—]/g, '-').trim())

type Signs = Required<Pick<StatementColumns, 'spent' | 'received'>>

/** The different words that a column has beside sums, in the order of the file. The last is '' if it is empty beside some. */
export function wordsIn(rows: StatementRow[], {date, amount}: StatementColumns, place: number): string[] {
  const movements = rows.filter(({cells}) => cells[date] && cells[amount ?? -1])
  const cellsOf = new Set(movements.map(({cells}) => cells[place] ?? ''))
  const words = [...new Set([...cellsOf].map(word))]
  return [...words.filter(Boolean), ...words.filter((one) => one === '')]
}

/** 1 for money in, -1 for money out, null if the column does not say. */
export function signOf(
  cell: string,
  {spent, received}: Pick<StatementColumns, 'spent' | 'received'>,
): 1 | -1 | null {
  return word(cell) === spent ? -1 : word(cell) === received ? 1 : null
}

/** What the words of a column mean, if they are a pair that is known. */
export function knownSigns(words: string[]): Signs | null {
  const pair = pairs.find(
    (each) =>
      (words.length < 5 && each.every((one) => words.includes(one))) ||
      (words.length === 1 && words.every((one) => each.includes(one))),
  )
  return pair ? {spent: pair[0], received: pair[1]} : null
}

/** Fills in the words of a column that somebody chose. */
export const withKnownSigns = (rows: StatementRow[], columns: StatementColumns): StatementColumns =>
  columns.direction === undefined || columns.spent !== undefined
    ? columns
    : {...columns, ...knownSigns(wordsIn(rows, columns, columns.direction))}

const longestSign = 20

/**
 * The column that may say which unsigned sums are money out: under a heading that says so, or one of two words only.
 * Without `spent` somebody has to say which of the words it is.
 */
export function signColumn(
  rows: StatementRow[],
  headings: string[] | null,
  columns: StatementColumns,
): Pick<StatementColumns, 'direction' | 'spent' | 'received'> | null {
  const taken = new Set<unknown>(Object.values({...columns, type: undefined, direction: undefined}))
  const width = Math.max(0, ...rows.slice(0, 20).map(({cells}) => cells.length))
  const candidates = Array.from({length: width}, (_, place) => place)
    .filter((place) => !taken.has(place) && !columns.noSigns?.includes(place))
    .map((place) => ({place, words: wordsIn(rows, columns, place)}))
    .filter(({words}) => words.some(Boolean))
  const isSaid = (place: number) =>
    place === columns.direction || saysSign(headingName(headings?.[place] ?? ''))
  const known = candidates.find(({place, words}) => knownSigns(words) && (words.length > 1 || isSaid(place)))
  if (known) return {direction: known.place, ...knownSigns(known.words)}
  const asked = candidates.find(
    ({place, words}) => isSaid(place) || isOutAlone(words) || mayBeSigns(rows, words),
  )
  return asked ? {direction: asked.place} : null
}

/** A word for money out, beside all sums or beside some. */
const isOutAlone = ([one = '', other = '']: string[]) =>
  other === '' && (letters.test(`${one}/k`) || one === 's' || pairs.some(([out]) => out === one))

const saysSign = (heading: string) =>
  letters.test(heading) ||
  pairs.some(([out, into]) => [`${out}/${into}`, `${into}/${out}`, `${out} ${into}`].includes(heading))

/** Two short words, of which every sum has one. Of two or three lines any text has only two, if it is no abbreviation. */
function mayBeSigns(rows: StatementRow[], words: string[]): boolean {
  const longest = rows.length > 3 ? longestSign : 3
  return (
    words.length === 2 && words.every((each) => each !== '' && each.length <= longest && !/\d/.test(each))
  )
}
