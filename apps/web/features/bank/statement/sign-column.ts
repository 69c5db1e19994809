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

/** The different words of a column, in the order of the file. */
export const wordsIn = (rows: StatementRow[], place: number): string[] => [
  ...new Set(rows.map(({cells}) => word(cells[place] ?? '')).filter(Boolean)),
]

/** 1 for money in, -1 for money out, null if the column does not say. */
export function signOf(
  cell: string,
  {spent, received}: Pick<StatementColumns, 'spent' | 'received'>,
): 1 | -1 | null {
  if (word(cell) === '') return null
  return word(cell) === spent ? -1 : word(cell) === received ? 1 : null
}

/** What the words of a column mean, if they are a pair that is known. */
export function knownSigns(words: string[]): Signs | null {
  const pair = pairs.find((each) => words.length > 0 && words.every((one) => each.includes(one)))
  return pair ? {spent: pair[0], received: pair[1]} : null
}

/** Fills in the words of a column that somebody chose. */
export const withKnownSigns = (rows: StatementRow[], columns: StatementColumns): StatementColumns =>
  columns.direction === undefined || columns.spent !== undefined
    ? columns
    : {...columns, ...knownSigns(wordsIn(rows, columns.direction))}

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
    .map((place) => ({place, words: wordsIn(rows, place)}))
    .filter(({words}) => words.length === 1 || words.length === 2)
  const isSaid = (place: number) =>
    place === columns.direction || saysSign(headingName(headings?.[place] ?? ''))
  const known = candidates.find(
    ({place, words}) => knownSigns(words) && (words.length === 2 || isSaid(place)),
  )
  if (known) return {direction: known.place, ...knownSigns(known.words)}
  const asked = candidates.find(
    ({place, words}) =>
      isSaid(place) || (words.length === 1 && isOut(words[0])) || mayBeSigns(rows, place, words),
  )
  return asked ? {direction: asked.place} : null
}

const isOut = (one = '') => letters.test(`${one}/k`) || one === 's' || pairs.some(([out]) => out === one)

const saysSign = (heading: string) =>
  letters.test(heading) ||
  pairs.some(([out, into]) => [`${out}/${into}`, `${into}/${out}`, `${out} ${into}`].includes(heading))

/** Two short words, of which every line has one. Of two or three lines any text has only two, if it is no abbreviation. */
function mayBeSigns(rows: StatementRow[], place: number, words: string[]): boolean {
  const longest = rows.length > 3 ? longestSign : 3
  return (
    words.length === 2 &&
    words.every((each) => each.length <= longest && !/\d/.test(each)) &&
    rows.every(({cells}) => cells[place])
  )
}
