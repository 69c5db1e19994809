import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {matcher} from './matcher.ts'
import {person} from './testing/community.ts'
import {lineOf} from './testing/labelled-line.ts'
import {sample, sampleData} from './testing/match-sample.ts'
import {otherWords} from './other-words.ts'

const match = matcher(sampleData)
const inga = person('Inga Paulauskienė')

test.for([
  ['LUNCH', 'LUNCH'],
  ['RAFFLE', 'RAFFLE'],
  ['MOKYKLELE', 'MOKYKLELE'],
  ['KNYGA', 'KNYGA'],
  ['FOR MY MUM', 'MY MUM'],
  ['BOUNCED', 'BOUNCED'],
  ['SCHOOL FEES', 'SCHOOL'],
  ['HALL DEPOSIT', 'HALL DEPOSIT'],
  ['X2', 'X2'],
  ['2 KIDS', '2 KIDS'],
  ['12/12/26', '12 12 26'],
  ['🎂', '🎂'],
  ['MEMBERSHIP 2024', '2024'],
  ['R BUTKUS', 'R BUTKUS'],
] as const)('with „%s“ nobody’s reference or name is certain, and „%s“ is told', ([words, told]) => {
  for (const line of [`INGA PAULAUSKIENE ${inga.reference} ${words}`, `${words} INGA PAULAUSKIENE FPI`]) {
    const {certainty, reasons} = match(lineOf(line, 1500))
    expect([line, certainty]).toEqual([line, 'doubtful'])
    expect(reasons).toContainEqual({code: 'otherWords', value: told, against: true})
  }
})

test.for([
  `BAC I PAULAUSKIENE , ${inga.reference} , FP 12/11/26 10 , 45123456789012345M`,
  `FASTER PAYMENTS RECEIPT REF.${inga.reference} FROM PAULAUSKIENE I`,
  `Received money from Inga Paulauskienė with reference ${inga.reference} ${inga.reference}`,
  `MRS INGA PAULAUSKIENE 200000 12345678 ${inga.reference} 14NOV26 FT`,
  `Inga Paulauskienė už 2026 m. nario mokestis , VIA MOBILE - PYMT`,
  `FEE${inga.reference} INGA`,
])('all of „%s“ is accounted for', (text) => {
  expect(otherWords(lineOf(text, 1500), [inga])).toEqual([])
  expect(match(lineOf(text, 1500)).certainty).toBe('certain')
})

test('a word that nobody listed ends the certainty of a line, wherever it stands', () => {
  // Of payouts the sum and the day are compared.
  const certain = sample.filter(
    ({line, label}) =>
      match(line).certainty === 'certain' && !(label?.kind === 'ignore' && label.why === 'payout'),
  )
  expect(certain.length).toBeGreaterThan(200)
  const letters = fc
    .stringMatching(/^[A-Z]{4,12}$/)
    .filter((word) => otherWords(lineOf(word, 1500), []).length > 0)
  const unrelated = fc.constantFrom(
    'PIZZA',
    'BURSA',
    'GAME',
    'kepta duona',
    'CHOIR',
    'Šokiai',
    'TABLE 7',
    '£5',
    '1',
    '?!2',
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...certain),
      fc.oneof(letters, unrelated),
      fc.nat(),
      ({line}, word, place) => {
        const words = line.text.split(' ')
        words.splice(place % (words.length + 1), 0, word)
        expect([words.join(' '), match({...line, text: words.join(' ')}).certainty]).not.toContain('certain')
      },
    ),
    {numRuns: 2000},
  )
})
