import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fold, plainLetters} from './fold.ts'

test.each([
  ['Ąžuolė ČIURLYTĖ', 'azuole ciurlyte'],
  ['Z\u030Cilvinas', 'zilvinas'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Hryhorʹïev, Soloviǐ', 'hryhoriev, solovii'],
  ['İbrahim ILGAZ ışık Şağ', 'ibrahim ilgaz isik sag'],
  ['Llŷr Siân Tŵm', 'llyr sian twm'],
  ['Søren Þór Æðelred Straße Œuvre Đặng', 'soren thor aedelred strasse oeuvre dang'],
  ['ﬁn Ｊｏｎａｓ', 'fin jonas'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['  Ona\t\n  Į ', 'ona i'],
  ['', ''],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test.each(["'", '’', '‘', '`', '´', 'ʼ', 'ʻ', '′', '＇', 'ʹ', ''])(
  'an apostrophe is compared as none: %j',
  (apostrophe) => {
    expect(fold(`O${apostrophe}Brien`)).toBe('obrien')
  },
)

test.each(['-', '‐', '‑', '–', '—', '−', '－', ' - ', ' ', '\u00a0', '\u2009', '\u3000', '\u200b '])(
  'a dash or space is compared as a space: %j',
  (dash) => {
    expect(fold(`Rasaitė${dash}Žukauskienė`)).toBe('rasaite zukauskiene')
  },
)

describe('every letter of the Latin alphabets of Europe', () => {
  const blocks = [
    [0xc0, 0x17f],
    [0x1e00, 0x1e9b],
    [0x1e9e, 0x1e9e],
    [0x1ea0, 0x1ef9],
  ] as const
  const letters = blocks
    .flatMap(([first, last]) =>
      Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index)),
    )
    .filter((letter) => /\p{L}/u.test(letter))

  test('is compared as letters of a to z', () => {
    expect(letters.filter((letter) => !/^[a-z]{1,2}$/.test(fold(letter)))).toEqual([])
  })

  test('is compared alike in both cases, composed or not', () => {
    const different = letters.filter((letter) =>
      [letter.toLowerCase(), letter.toUpperCase(), letter.normalize('NFD')].some(
        (other) => fold(other) !== fold(letter),
      ),
    )
    expect(different).toEqual([])
  })
})

test('what is folded once stays as it is', () => {
  const all = Array.from({length: 0xd800}, (_, code) => String.fromCodePoint(code))
  expect(all.filter((letter) => fold(fold(letter)) !== fold(letter))).toEqual([])
})

test('a text of any length is folded once for all, whatever its marks and its case', () => {
  const texts = fc.string({unit: fc.constantFrom(...'ąČẽÞłŠ Oo’-–´İıßæσΣ\u00a0\u0301\u200b.9')})
  fc.assert(
    fc.property(texts, (text) => {
      const folded = fold(text)
      expect([fold(folded), fold(text.toUpperCase()), fold(text.normalize('NFD'))]).toEqual([
        folded,
        fold(text.toUpperCase().toLowerCase()),
        folded,
      ])
    }),
  )
})

test.each([
  ['Žukauskas, Wałęsa', 'Zukauskas, Walesa'],
  ['Łukasz Großmann', 'Lukasz Grossmann'],
  ['Đorđe Sørensen', 'Dorde Sorensen'],
  ['Işık YILMAZ, İbrahim', 'Isik YILMAZ, Ibrahim'],
  ['Þór Æðelred GROẞ', 'Thor Aedelred GROSs'],
  ['ÞÓR GROẞ', 'THOR GROSS'],
  ['Gal·la', 'Galla'],
  ['O’Brien Hryhorʹïev', "O'Brien Hryhor'iev"],
  ['Анна Σίσυφος 王', 'Анна Σισυφος 王'],
])('%j has the plain letters %j', (text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})
