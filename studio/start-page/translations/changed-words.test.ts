import {expect, test} from 'vitest'
import {changedWords} from './changed-words.ts'

const marked = (before: string, after: string) =>
  changedWords(before, after)
    .map(({kind, text}) => ({same: text, removed: `[-${text}-]`, added: `[+${text}+]`})[kind])
    .join(' ')

test.for([
  ['Kovo 3 d.', 'Kovo 12 d.', 'Kovo [-3-] [+12+] d.'],
  ['Kviečiame visus', 'Kviečiame visus ir draugus', 'Kviečiame visus [+ir draugus+]'],
  ['Ateikite visi', 'visi', '[-Ateikite-] visi'],
  ['', 'Nauja', '[+Nauja+]'],
  ['a\nb', 'a c', 'a [-b-] [+c+]'],
] as const)('from „%s“ to „%s“: %s', ([before, after, expected]) => {
  expect(marked(before, after)).toBe(expected)
})

test('long unchanged parts are shortened', () => {
  const long = Array.from({length: 40}, (_, index) => `ž${index}`).join(' ')
  expect(marked(`A ${long} B ${long}`, `A ${long} C ${long}`)).toBe(
    '… ž36 ž37 ž38 ž39 [-B-] [+C+] ž0 ž1 ž2 ž3 …',
  )
})

test('texts with thousands of different words are compared', () => {
  const long = Array.from({length: 5000}, (_, index) => `ž${index}`).join(' ')
  expect(marked(long, `${long} pabaiga`)).toBe('… ž4996 ž4997 ž4998 ž4999 [+pabaiga+]')
})
