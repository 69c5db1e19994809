/** These look like an apostrophe, but decompose into a space and a mark. */
const spacedMarks = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g

const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

/** These are apostrophes of every kind, and characters typed in their place. */
const apostrophes = /['`\u2018-\u201b\u2032\u2035\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78b\ua78c]/g

/** The dot within a Catalan word is among them. */
const silent = /[\ufe00-\ufe0f\u00b7\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

const separators =
  /[\t-\r \u0085\u1680\u2028\u2029\u002d\u058a\u05be\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0]+/g

/** Unicode does not decompose these letters from the alphabets of Europe, Turkey, Azerbaijan, Vietnam and Africa. */
const undecomposed = Object.entries({
  a: 'ⱥ',
  ae: 'æ',
  b: 'ƀɓƃ',
  c: 'ƈȼ',
  d: 'ðđɖɗƌ',
  e: 'əǝɛɇ',
  f: 'ƒ',
  g: 'ɠǥɣ',
  h: 'ħ',
  i: 'ıɨɩ',
  j: 'ɉ',
  k: 'ĸƙ',
  l: 'łƚɫ',
  n: 'ŋɲƞ',
  o: 'øɵɔ',
  oe: 'œ',
  p: 'ƥ',
  q: 'ɋ',
  r: 'ɍ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋ',
  y: 'ƴɏ',
  z: 'ƶȥʒ',
})

const plainOf = new Map(
  undecomposed.flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])),
)

const special = new RegExp(`[${[...plainOf.keys()].join('')}]`, 'giu')

function plainLetter(letter: string, _place: number, text: string): string {
  const plain = plainOf.get(letter.toLowerCase()) ?? letter
  if (plainOf.has(letter)) return plain
  if (text === text.toUpperCase()) return plain.toUpperCase()
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/**
 * „Łukasz O’Brien-Großmann“ becomes `Lukasz O'Brien-Grossmann`: letters without marks, in their case, and one apostrophe
 * for every kind. Letters of other scripts stay.
 */
export const plainLetters = (text: string): string =>
  text
    .replaceAll(spacedMarks, "'")
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(apostrophes, "'")
    .replaceAll(silent, '')
    .replaceAll(special, plainLetter)

/**
 * Prepares a text for comparing and searching: „Łukasz O’Brien–Žukauskas“ becomes `lukasz obrien zukauskas`. It is not
 * meant for sorting, because Lithuanian order needs collation. `private.fold()` in the database does the same.
 */
export function fold(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll('ς', 'σ')
    .replaceAll(separators, ' ')
    .trim()
}
