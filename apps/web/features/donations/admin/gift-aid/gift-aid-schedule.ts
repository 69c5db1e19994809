import {plainLetters} from '@site/schemas/fold'
import type {Sheet} from '#/features/admin-list/sheet.ts'

export interface ScheduleLine {
  title: string | null
  /** Names and addresses are null once they are forgotten. */
  firstName: string | null
  lastName: string | null
  house: string | null
  /** Null for an address outside the United Kingdom. */
  postcode: string | null
  /** The day is in London: `2026-03-01`. */
  donatedOn: string
  pence: number
}

/** The columns of HMRC's schedule, in English whatever the language of the page. */
const columns = [
  'Item',
  'Title',
  'First name or initial',
  'Last name',
  'House name or number',
  'Postcode',
  'Aggregated donations',
  'Sponsored event',
  'Donation date',
  'Amount',
]

const limits = {title: 4, name: 35, house: 40}

/**
 * The rows that the treasurer copies into HMRC's schedule. Double-barrelled names have a space, dates are DD/MM/YY, and
 * a postcode outside the United Kingdom is X.
 */
export const giftAidSchedule = (lines: readonly ScheduleLine[]): Sheet => [
  columns,
  ...lines.map((line, index) => [
    index + 1,
    plain(line.title, limits.title),
    plain(line.firstName, limits.name),
    plain(line.lastName, limits.name),
    plain(line.house, limits.house),
    line.postcode ?? (line.lastName === null ? '' : 'X'),
    '',
    '',
    line.donatedOn.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3/$2/$1'),
    {pence: line.pence},
  ]),
]

/** A cell that begins like a formula would be one. The database holds back what no plain letters stand for. */
function plain(text: string | null, limit: number): string {
  const words = plainLetters(text ?? '')
    .replaceAll(/[^a-z\d' ]+/gi, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return (words.length > limit ? words.replaceAll("'", '') : words).slice(0, limit).trim()
}
