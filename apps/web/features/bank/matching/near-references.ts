import {memberReferencesIn} from '@site/schemas/member-reference'
import type {Payer} from './match-data.ts'

export interface References {
  /** Members whose reference the text holds, right, perhaps without its zeros or with a year glued on. */
  exact: Payer[]
  /** Members whose reference lacks its end, its M, or one right digit. At most three for one number. */
  near: Payer[]
  /** Right references that nobody has. */
  unknown: string[]
}

const mostNear = 3

const shortestCut = 4

export function referenceIndex(payers: Payer[]): (text: string) => References {
  const byReference = new Map(payers.map((payer) => [payer.reference, payer]))
  const byPattern = new Map<string, Payer[]>()
  const add = (pattern: string, payer: Payer) =>
    byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), payer])
  for (const payer of payers) {
    const digits = payer.reference.slice(1)
    for (const pattern of patternsOf(digits)) add(pattern, payer)
    for (let length = shortestCut; length < digits.length; length += 1)
      add(`${digits.slice(0, length)}…`, payer)
  }
  return (text) => {
    const valid = memberReferencesIn(text)
    const numbers = numbersIn(text)
    const marked = numbers.flatMap(({digits, isMarked}) => (isMarked ? wholeOf(digits, isMarked) : []))
    const exact = [...valid.flatMap((reference) => byReference.get(reference) ?? []), ...marked]
    const near =
      exact.length + valid.length > 0 ? [] : numbers.flatMap(({digits, isMarked}) => nearOf(digits, isMarked))
    return {
      exact: [...new Set(exact)],
      near: [...new Set(near)],
      // A number of eight digits may be valid by chance in its first six.
      unknown: exact.length > 0 ? [] : valid,
    }
  }

  /** The member whose reference it is without its zeros, or with a year behind it: its check digit is right. */
  function wholeOf(digits: string, isMarked: boolean): Payer[] {
    return withoutYear(digits).flatMap(
      (each) => byReference.get(`M${isMarked || each.length > 4 ? each.padStart(6, '0') : each}`) ?? [],
    )
  }

  function nearOf(digits: string, isMarked: boolean): Payer[] {
    const [whole] = wholeOf(digits, isMarked)
    if (whole) return [whole]
    if (!isMarked) return []
    const found = new Set<Payer>(byPattern.get(`${digits}…`))
    for (const pattern of [...patternsOf(digits), ...longerPatterns(digits)]) {
      for (const payer of byPattern.get(pattern) ?? []) found.add(payer)
    }
    for (const swapped of swaps(digits)) {
      const payer = byReference.get(`M${swapped}`)
      if (payer) found.add(payer)
    }
    return found.size > mostNear
      ? []
      : [...found].toSorted((one, other) => one.reference.localeCompare(other.reference))
  }
}

/** The number, and without a year that is glued to its end. */
const withoutYear = (digits: string) => [digits, digits.replace(/20\d\d$/, '')]

/** Numbers of four to twelve digits, with whether an M stands before them. */
function numbersIn(text: string): {digits: string; isMarked: boolean}[] {
  return [...text.matchAll(/(?:(m[\s.:#-]?)|^|\D)(\d(?:[\s.-]?\d){3,11})(?!\d)/gi)].map(
    ([, mark, number = '']) => ({
      digits: number.replaceAll(/\D/g, ''),
      isMarked: mark !== undefined,
    }),
  )
}

const patternsOf = (digits: string) =>
  Array.from(digits, (_, place) => `${digits.slice(0, place)}_${digits.slice(place + 1)}`)

/** One digit too many. */
const longerPatterns = (digits: string) =>
  Array.from(digits, (_, place) => digits.slice(0, place) + digits.slice(place + 1)).flatMap(patternsOf)

const swaps = (digits: string) =>
  Array.from(
    digits.slice(1),
    (next, place) => digits.slice(0, place) + next + (digits[place] ?? '') + digits.slice(place + 2),
  )
