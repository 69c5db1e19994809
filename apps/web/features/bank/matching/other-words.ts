import {fold} from '@site/schemas/fold'
import {purposeOf, type Purpose} from './bank-words.ts'
import type {Payer} from './match-data.ts'
import type {Reason} from './match.ts'
import {between} from './due-sums.ts'

/** What banks add to the words of a payer. Whatever is not here counts against a line, so the list need not be whole. */
const printed = [
  String.raw`fp(?:\s+\d{2}/\d{2}/\d{2})(?:\s+\d{2,4})?(?:\s*,?\s*\d{8,20}m?)?`,
  String.raw`\d{6} \d{2} \d{2}[a-z]{3}\d{2} \d{2}:\d{2}|\d{15,20}|via (?:mobile|online) - pymt`,
  String.raw`\d{6}\s+\d{8}|\d{2}-\d{2}-\d{2}\s+\d{8}|a/c\s+\d{8}`,
  'faster payments? receipt|(?:inward |outward )?faster payments?(?: in)?|inward payment|received money|with reference',
  'bank giro credit|bank credit|counter credit|direct credit|automated credit|standing order|payment from|transfer from',
  'fpi|fpr|bgc|bac|bacs|cr|tfr|trf|sto|so|ddr?|ft|bbp|from|ref|reference',
].join('|')

const bankPrint = new RegExp(String.raw`(^|[^\p{L}\p{N}])(?:${printed})(?![\p{L}\p{N}])`, 'giu')

/** A day as banks print it beside a payment. */
const printedDay =
  /(^|[^\p{L}\p{N}])(\d{1,2})\s?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(\d{2})?(?![\p{L}\p{N}])/giu

/** A payment is carried out some days before or after it is booked. */
const nearDay = 7

/** Titles, and words that join names or say what a fee is for. */
const joining = new Set(['mr', 'mrs', 'miss', 'ms', 'and', 'ir', 'for', 'uz', 'metu', 'metai', 'year'])

/** What people write in place of a digit of a reference. */
const alike: Record<string, string> = {0: '[0oq]', 1: '[1il]'}

/** Also without its zeros, and with a year behind. */
const inAnyForm = (reference: string) =>
  new RegExp(
    `m[\\s.:#/-]{0,3}0*${Array.from(reference.slice(1).replace(/^0+/, ''), (digit) => alike[digit] ?? digit).join(String.raw`[\s./-]?`)}(20\\d\\d)?(?!\\d)`,
    'giu',
  )

/** A number that may be a reference with a mistake. */
const likeReference = /(^|[^\p{L}\p{N}])(?:m[\s.:#-]?)?\d(?:[\s.-]?\d){3,8}(?![\p{L}\p{N}])/giu

/** What a line is known to say beside names: the words of a payer about whom it was decided, and what for. */
export interface Expected {
  words?: string[]
  purpose?: Purpose | undefined
  /** Whether a number is the reference of one of them with a mistake. */
  hasNearReference?: boolean
}

/** The words, numbers and signs of a bank's text that nothing of a fee of these people accounts for, as they stand there. */
export function otherWords(
  {text, on}: {text: string; on: string},
  persons: Payer[],
  {words: expected = [], purpose, hasNearReference}: Expected = {purpose: 'fee'},
): string[] {
  const own = new Set([...persons.flatMap(wordsOfName), ...expected])
  const year = Number(on.slice(0, 4))
  const isKnown = (part: string) =>
    /^\p{N}/u.test(part)
      ? part.length === 4 && [0, 1].includes(Number(part) - year)
      : own.has(part) || joining.has(part) || (purpose !== undefined && purposeOf(part) === purpose)
  const withoutReferences = persons.reduce(
    (rest, {reference}) => rest.replaceAll(inAnyForm(reference), ' $1 '),
    text.replaceAll(/\s+/g, ' '),
  )
  const rest = withoutReferences
    .replaceAll(bankPrint, '$1 ')
    .replaceAll(likeReference, (found, before: string) => (hasNearReference ? `${before} ` : found))
    .replaceAll(/(\d{4}) ?m\.?(?![\p{L}\p{N}])/giu, '$1')
    .replaceAll(printedDay, (day, before: string, number: string, month: string, of = on.slice(2, 4)) =>
      Math.abs(between(on, `${number} ${month} 20${of} UTC`)) <= nearDay ? `${before} ` : day,
    )
  const words = rest.match(/[\p{L}\p{M}\p{N}\p{So}'’]+/gu) ?? []
  return words.filter((word) => !partsOf(word).every(isKnown))
}

const partsOf = (word: string) => fold(word).match(/\p{L}+|\p{N}+|\p{So}/gu) ?? []

/** First names, also as initials, and surnames. */
function wordsOfName({firstName, lastName}: Payer): string[] {
  const first = partsOf(firstName)
  return [...first, ...first.map((name) => name.charAt(0)), ...partsOf(lastName)]
}

/** The reason against that the words are. */
export const saidBesides = (words: string[]): Reason[] =>
  words.length === 0 ? [] : [{code: 'otherWords', value: words.join(' '), against: true}]
