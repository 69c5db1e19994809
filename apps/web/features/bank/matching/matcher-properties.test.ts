import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {surnameRoot} from './surname-root.ts'
import {lettersOf} from './bank-words.ts'
import {dueOf} from './due-sums.ts'
import {matcher} from './matcher.ts'
import {households, people} from './testing/community.ts'
import {fullName, initialName, lineOf, upper} from './testing/labelled-line.ts'
import {sample, sampleData} from './testing/match-sample.ts'

const match = matcher(sampleData)

const someone = fc.constantFrom(...people)

const words = fc.constantFrom(
  '',
  'MEMBERSHIP',
  'NARYSTE',
  'FEE',
  'AUKA',
  'SIRDIS25',
  'TENBY',
  'REF',
  'FPI',
  'M482137',
  'STRIPE',
  '12/11/26',
)

/** Any mixture of what people and banks write. */
const text = fc
  .array(
    fc.oneof(
      words,
      someone.map(({reference}) => reference),
      someone.map((each) => upper(fullName(each))),
      someone.map((each) => upper(initialName(each))),
      someone.map(({lastName}) => lastName),
      fc.constantFrom(...sampleData.learnt.map(({payer}) => payer)),
      fc.stringMatching(/^[A-Z]{1,8}\d{0,7}$/),
    ),
    {minLength: 1, maxLength: 5},
  )
  .map((parts) => parts.join(' '))

const owed = (ids: string[], on: string) =>
  ids
    .map((id) => people.find(({membershipId}) => membershipId === id))
    .map((payer) => payer && dueOf(payer, lineOf('', 0, on)))

/** Lines of which many are certain: a member's reference or full name with a little around it. */
const clear = fc
  .tuple(
    fc.constantFrom('', 'FPI', 'FPI MR', 'MEMBERSHIP'),
    fc.oneof(
      someone.map(({reference}) => reference),
      someone.map((each) => upper(fullName(each))),
      someone.map((each) => `${upper(initialName(each))} ${each.reference}`),
      fc.tuple(someone, someone).map(([one, other]) => `${one.reference} ${other.reference}`),
      fc.constantFrom(...sampleData.learnt.map(({payer}) => payer)),
    ),
    words,
  )
  .map((parts) => parts.join(' '))

const sum = fc.oneof(
  {weight: 4, arbitrary: fc.constantFrom(1500, 3000, 1499, 1501)},
  fc.integer({min: 1, max: 20_000}),
)

test('a line is never certain for a sum that is not due', () => {
  let certain = 0
  fc.assert(
    fc.property(fc.oneof({weight: 4, arbitrary: clear}, text), sum, (written, pence) => {
      const line = lineOf(written, pence)
      const {certainty, proposal} = match(line)
      if (certainty !== 'certain' || proposal?.kind !== 'fee') return
      certain += 1
      const dues = owed(proposal.membershipIds, line.on)
      expect(dues.map((due) => due?.against)).toEqual(dues.map(() => []))
      expect(dues.reduce((total, due) => total + (due?.pence ?? 0), 0)).toBe(pence)
    }),
    {numRuns: 1500},
  )
  expect(certain).toBeGreaterThan(50)
})

test('with the full name of another who is no relative, a reference is never certain', () => {
  const roots = (name: string) => lettersOf(name).map(surnameRoot)
  fc.assert(
    fc.property(someone, someone, fc.boolean(), (payer, referred, isInitial) => {
      fc.pre(!roots(payer.lastName).some((root) => roots(referred.lastName).includes(root)))
      fc.pre(!payer.others.includes(referred.membershipId))
      const name = upper(isInitial ? initialName(payer) : fullName(payer))
      expect(match(lineOf(`FPI ${name} ${referred.reference}`, 1500)).certainty).not.toBe('certain')
    }),
    {numRuns: 1000},
  )
})

test('no learnt payer, word or name makes a line certain against a reference', () => {
  let certain = 0
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom('', 'FPI', 'MEMBERSHIP')), someone, (written, referred) => {
      const {certainty, proposal} = match(lineOf(`${written} ${referred.reference}`, 1500))
      if (certainty !== 'certain') return
      certain += 1
      expect(proposal).toMatchObject({kind: 'fee', membershipIds: [referred.paidBy ?? referred.membershipId]})
    }),
    {numRuns: 1000},
  )
  expect(certain).toBeGreaterThan(30)
})

test('the fee of a household is its payer’s, whichever of its references a line has', () => {
  const proposalsOf = (written: string, pence: number) => {
    const {proposal, certainty, alternatives} = match(lineOf(written, pence))
    return {certainty, proposals: [proposal, ...alternatives]}
  }
  const isPaidFor = (id: string) => people.some(({membershipId, paidBy}) => membershipId === id && paidBy)
  fc.assert(
    fc.property(text, fc.constantFrom(...households), fc.nat(), sum, (written, persons, place, pence) => {
      const [payer] = persons
      const some = persons[place % persons.length]
      const found = proposalsOf(`${written} ${some?.reference}`, pence)
      const fees = found.proposals.flatMap((each) => (each?.kind === 'fee' ? each.membershipIds : []))
      expect(fees.filter(isPaidFor)).toEqual([])
      expect(found).toEqual(proposalsOf(`${written} ${payer?.reference}`, pence))
    }),
    {numRuns: 500},
  )
})

test('the order of the data does not change the result', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(sampleData.payers, {minLength: people.length}),
      fc.shuffledSubarray(sampleData.learnt, {minLength: sampleData.learnt.length}),
      fc.shuffledSubarray(sampleData.campaigns, {minLength: sampleData.campaigns.length}),
      (payers, learnt, campaigns) => {
        const shuffled = matcher({...sampleData, payers, learnt, campaigns})
        const different = sample.filter(
          ({line}) => JSON.stringify(shuffled(line)) !== JSON.stringify(match(line)),
        )
        expect(different.map(({line}) => [line.text, shuffled(line), match(line)])).toEqual([])
      },
    ),
    {numRuns: 3},
  )
})

test('money out and lines without a sum are never a fee, a gift or a trip', () => {
  fc.assert(
    fc.property(text, fc.integer({min: -20_000, max: 0}), (written, pence) => {
      expect([undefined, 'refundOf', 'ignore']).toContain(match(lineOf(written, pence)).proposal?.kind)
    }),
  )
})
