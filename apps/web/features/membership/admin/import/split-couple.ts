import {withoutTitle, type PersonName} from './split-name.ts'

export type CoupleNames = [PersonName, PersonName]

/** Between two people: „Jonas ir Ona“, ‘Jonas & Ona’. */
const between = / +(?:&|\+|and|ir) +|[&+/]/i

export const isCouple = (text: string): boolean => between.test(text) || isPair(text)

/** ‘Lukas Čepaitis, Rūta Čepaitienė’. Before a comma may also stand a surname. */
function isPair(text: string): boolean {
  const [one = [], other = [], ...more] = text.split(',').map((part) => part.trim().split(/ +/))
  const root = one.at(-1)?.slice(0, 4)
  return more.length === 0 && one.length > 1 && other.length > 1 && other.at(-1)?.slice(0, 4) === root
}

/**
 * Guesses the names of two people in one cell, for somebody to correct: „Jonas ir Ona Petraičiai“ are Jonas Petraitis and Ona
 * Petraitienė. What the cell does not say is empty. Undefined if there are more than two.
 */
export function splitCouple(
  {first, last}: {first: string; last: string},
  order: 'fullName' | 'surnameFirst',
): CoupleNames | undefined {
  const firsts = partsOf(first)
  const lasts = partsOf(last)
  if (firsts.length > 2 || lasts.length > 2) return undefined
  const names =
    last === '' ? ofCell(firsts, order) : firsts.map((each, place) => [each, lasts[place] ?? last] as const)
  const [one, other] = names.length === 2 ? names : []
  if (!one || !other) return undefined
  const shared = other[1]
  return [named(one[0], one[1] || shared), named(other[0], shared || one[1])]
}

const partsOf = (text: string) =>
  (isPair(text) ? text.split(',') : text.split(between)).map((part) =>
    withoutTitle(part.replaceAll(/\s+/g, ' ').trim()),
  )

/** First name and surname of each; whoever has one word has no surname of their own. */
function ofCell(parts: string[], order: 'fullName' | 'surnameFirst') {
  // ‘Mr & Mrs Jones’ has no first names.
  const isWithoutFirst = parts.includes('')
  return parts.map((part) => {
    const words = part.split(' ').filter(Boolean)
    if (words.length < 2) return isWithoutFirst ? (['', part] as const) : ([part, ''] as const)
    const surname = order === 'fullName' ? words.slice(-1) : words.slice(0, 1)
    const rest = order === 'fullName' ? words.slice(0, -1) : words.slice(1)
    return [rest.join(' '), surname.join(' ')] as const
  })
}

const named = (firstName: string, lastName: string): PersonName => ({
  firstName,
  lastName: singular(lastName, isOfWoman(firstName)),
})

/** Lithuanian first names of women end in a or ė. */
const isOfWoman = (firstName: string) => /[aė]$/i.test(firstName)

/** The plural of a family, and the surname of a man. Not all can be known from the plural, so somebody looks at it. */
const plurals: readonly [RegExp, string, string][] = [
  [/aičiai$/, 'aitis', 'aitienė'],
  [/ičiai$/, 'ičius', 'ičienė'],
  [/čiai$/, 'tis', 'tienė'],
  [/džiai$/, 'dis', 'dienė'],
  [/iai$/, 'is', 'ienė'],
  [/ai$/, 'as', 'ienė'],
  [/ūs$/, 'us', 'uvienė'],
]

function singular(surname: string, isWoman: boolean): string {
  const [plural, man = '', woman = ''] = plurals.find(([ending]) => ending.test(surname)) ?? []
  return plural ? surname.replace(plural, isWoman ? woman : man) : surname
}
