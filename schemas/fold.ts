/** What looks like an apostrophe, and becomes a space and a mark once it is decomposed. */
const spacedMarks = /[\u00b4\u0384\u1fbd\u1fbf\u1ffd\u1ffe]/g

const marks = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g

/** Of every kind, with what stands for them, and the dot within a Catalan word. */
const apostrophes = /['`\u2018-\u201b\u2032\u2035\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\ua78c\u00b7]/g

const invisible = /[\ufe00-\ufe0f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** Spaces and dashes of every kind. */
const separators =
  /[\t-\r \u0085\u1680\u2028\u2029\u002d\u058a\u05be\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u301c\u3030\u30a0]+/g

/** Letters that Unicode does not decompose, from the alphabets of Europe, Turkey, Azerbaijan, Vietnam and Africa. */
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
  σ: 'ς',
})

const plainLetters = new Map(
  undecomposed.flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])),
)

const special = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

/** Letters without their marks: „Žukauskas“ becomes `Zukauskas`. What Unicode does not decompose, such as ł, stays. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(marks, '')

/**
 * Text as it is compared and searched: lower case, without the marks of letters and without apostrophes; spaces and dashes
 * of every kind are one space. „Łukasz O’Brien–Žukauskas“ becomes `lukasz obrien zukauskas`. For comparing only: Lithuanian
 * order is a matter of collation. `private.fold()` of the database does the same.
 */
export function fold(text: string): string {
  return withoutMarks(text.replaceAll(spacedMarks, '').normalize('NFKD'))
    .toLowerCase()
    .replaceAll(apostrophes, '')
    .replaceAll(invisible, '')
    .replaceAll(special, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(separators, ' ')
    .trim()
}
