import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {Match, SomeProposal} from '../matching/match.ts'
import {matcher} from '../matching/matcher.ts'
import {exampleLine as line} from './testing/example-line.ts'
import {examplePayer} from './testing/example-payer.ts'
import type {Recorded} from './inbox-data.ts'
import {feeParts, recordedFor, settlementOf, toItem} from './inbox-item.ts'

const fee: SomeProposal = {kind: 'fee', membershipIds: ['rasa'], paymentIds: [null]}

const match = (fields: Partial<Match> = {}): Match => ({
  proposal: fee,
  certainty: 'certain',
  reasons: [],
  alternatives: [],
  ...fields,
})

const recorded = (fields: Partial<Recorded> = {}): Recorded => ({
  paymentId: 'payment',
  purpose: 'membership',
  pence: 1500,
  on: '2026-11-09',
  membershipId: 'rasa',
  name: 'Rasa Kazlauskienė',
  year: null,
  isBeforeAccounts: false,
  ...fields,
})

const ofYear = {from: '2025-11-01', until: '2026-12-31'}

describe('money entered by hand', () => {
  test.each([
    ['of the proposed member', {}, {}, true],
    ['of a member whose surname the bank prints', {membershipId: 'other'}, {}, true],
    ['of somebody else', {membershipId: 'other', name: 'Tomas Tomaitis'}, {}, false],
    ['of another sum', {pence: 1000}, {}, false],
    ['a week before', {on: '2026-11-03'}, {}, true],
    ['more than a week before', {on: '2026-11-02'}, {}, false],
    ['more than a week after', {on: '2026-11-18'}, {}, false],
    ['of the paid year, months before', {on: '2026-02-14', year: ofYear}, {}, true],
    ['of another year', {on: '2026-02-14', year: {...ofYear, until: '2026-11-09'}}, {}, false],
    [
      'of the paid year of somebody who is proposed after another',
      {on: '2026-02-14', year: ofYear},
      {proposal: {...fee, membershipIds: ['other']}, alternatives: [fee]},
      false,
    ],
    [
      'of the paid year of somebody else with the surname',
      {on: '2026-02-14', year: ofYear, membershipId: 'other'},
      {},
      false,
    ],
    [
      'as a donation without a name, where a donation is proposed',
      {purpose: 'donation', membershipId: null, name: null},
      {proposal: {kind: 'donation', campaignId: null, donorName: null}},
      true,
    ],
  ] as const)('%s', (_, entered, matched, isFound) => {
    const found = recordedFor(line(), match(matched as Partial<Match>), [recorded(entered)])
    expect(found.length > 0).toBe(isFound)
  })
})

test('of several payments, the one of the nearest day comes first', () => {
  const given = [
    recorded({paymentId: 'far', on: '2026-02-14', year: ofYear}),
    recorded({paymentId: 'near', on: '2026-11-08'}),
  ]
  expect(recordedFor(line(), match(), given).map(([first]) => first?.paymentId)).toEqual(['near', 'far'])
})

const nothing = {today: '2026-11-27', learnt: [], campaigns: [], trips: [], payouts: [], claims: []}

const together = (...membershipIds: string[]) =>
  match({proposal: {kind: 'fee', membershipIds, paymentIds: membershipIds.map(() => null)}})

describe('one transfer that is the fees of several', () => {
  const couple = [
    recorded({year: ofYear, on: '2026-02-14'}),
    recorded({paymentId: 'second', membershipId: 'tomas', year: ofYear, on: '2026-02-14'}),
  ]
  const idsOf = (groups: Recorded[][]) => groups.map((group) => group.map(({paymentId}) => paymentId))
  const found = (openPence: number, matched: Match, given: Recorded[] = couple) =>
    idsOf(recordedFor(line({openPence}), matched, given))

  test('is offered as both, if both are proposed, first or later', () => {
    expect(found(3000, together('rasa', 'tomas'))).toEqual([['payment', 'second']])
    const later = {...match(), alternatives: [together('rasa', 'tomas').proposal ?? fee]}
    expect(found(3000, later)).toEqual([['payment', 'second']])
  })

  test.each([
    ['of another sum', 2999, together('rasa', 'tomas'), couple],
    ['of one who is proposed and one who is not', 3000, match(), couple],
    [
      'of which one is of another year',
      3000,
      together('rasa', 'tomas'),
      [
        couple[0],
        recorded({
          paymentId: 'second',
          membershipId: 'tomas',
          year: {...ofYear, until: '2026-11-09'},
          on: '2026-02-14',
        }),
      ],
    ],
    ['of which nobody entered the second', 3000, together('rasa', 'tomas'), [couple[0]]],
  ] as [string, number, Match, Recorded[]][])('is none %s', (_, pence, matched, given) => {
    expect(found(pence, matched, given)).toEqual([])
  })

  test('of spouses who are paid up is told by the names that the bank prints', () => {
    const paidUp = {status: 'active', until: '2026-12-31'} as const
    const payers = [
      examplePayer('jonas', {...paidUp, firstName: 'Jonas', lastName: 'Petraitis', reference: 'M100017'}),
      examplePayer('ona', {...paidUp, firstName: 'Ona', lastName: 'Petraitienė', reference: 'M100025'}),
    ]
    const on = '2026-02-20'
    const given = payers.map(({membershipId}) =>
      recorded({paymentId: membershipId, membershipId, year: ofYear, on: '2026-06-30'}),
    )
    for (const text of ['JONAS PETRAITIS ONA PETRAITIENE NARIO MOKESTIS', 'FPI JONAS IR ONA PETRAITIENE']) {
      const matched = matcher({...nothing, payers})({
        line: 1,
        on,
        pence: 3000,
        text,
        bankId: null,
        balancePence: null,
      })
      const {recorded: offered, match: now} = toItem(line({on, openPence: 3000, text}), matched, {
        recorded: given,
      })
      expect(idsOf(offered).map((ids) => ids.toSorted())).toContainEqual(['jonas', 'ona'])
      expect(now.certainty).not.toBe('certain')
    }
  })

  test('makes up the line, whatever each has paid, with one payment of each', () => {
    const sums = fc.array(fc.integer({min: 1, max: 9999}), {minLength: 2, maxLength: 6})
    const others = fc.array(fc.integer({min: 1, max: 9999}), {maxLength: 4})
    fc.assert(
      fc.property(sums, others, (pence, more) => {
        const members = pence.map((_, place) => `m${place}`)
        const given = [...pence, ...more].map((sum, place) =>
          recorded({
            paymentId: `p${place}`,
            membershipId: `m${place % pence.length}`,
            pence: sum,
            year: ofYear,
          }),
        )
        const total = pence.reduce((sum, each) => sum + each, 0)
        const groups = recordedFor(line({openPence: total}), together(...members), given).filter(
          (group) => group.length > 1,
        )
        expect(idsOf(groups)).toContainEqual(pence.map((_, place) => `p${place}`))
        for (const group of groups) {
          expect(group.reduce((sum, each) => sum + each.pence, 0)).toBe(total)
          expect(group.map(({membershipId}) => membershipId)).toEqual(members)
        }
      }),
    )
  })
})

describe('a certain match is doubtful', () => {
  test.each([
    ['if the money may have been entered by hand', line(), [recorded()], 'doubtful'],
    ['if another statement has the line in other words', line({hasTwin: true}), [], 'doubtful'],
    ['if it would book nothing', line({openPence: -1500}), [], 'doubtful'],
    ['in no other case', line(), [recorded({pence: 1})], 'certain'],
  ] as const)('%s', (_, given, entered, certainty) => {
    expect(toItem(given, match(), {recorded: [...entered]}).match.certainty).toBe(certainty)
  })
})

describe('fees', () => {
  const sumsOf = (pence: number, fees: readonly number[]) => {
    const people = fees.map((feePence, place) => examplePayer(`m${place}`, {feePence}))
    const membershipIds = people.map(({membershipId}) => membershipId)
    return feeParts({membershipIds, paymentIds: []}, pence, people).map((part) => part.pence)
  }

  test.each([
    [1500, [1500], [1500]],
    [2000, [1500], [2000]],
    [3000, [1500, 1500], [1500, 1500]],
    [3500, [1500, 1500], [1500, 2000]],
    [2000, [1500, 1500], [1000, 1000]],
    [1001, [1500, 1500], [500, 501]],
    // A household and a member on their own.
    [6000, [4500, 1500], [4500, 1500]],
    [7000, [1500, 4500], [1500, 5500]],
  ])('of %i pence for those who pay %j are %j', (pence, fees, sums) => {
    expect(sumsOf(pence, fees)).toEqual(sums)
  })

  test('confirm the transfers that were announced', () => {
    const parts = feeParts({membershipIds: ['rasa', 'tomas'], paymentIds: [null, 'transfer']}, 3000, [
      examplePayer('rasa'),
      examplePayer('tomas'),
    ])
    expect(parts).toEqual([
      {kind: 'fee', membershipId: 'rasa', paymentId: null, pence: 1500},
      {kind: 'fee', membershipId: 'tomas', paymentId: 'transfer', pence: 1500},
    ])
  })
})

test.each([
  [null, 1500, null],
  [fee, -1500, null],
  [{kind: 'refundOf', membershipId: null}, -1500, null],
  [{kind: 'refundOf', membershipId: 'rasa'}, 1500, null],
  [
    {kind: 'refundOf', membershipId: 'rasa'},
    -1500,
    {parts: [{kind: 'refund', membershipId: 'rasa', pence: -1500}]},
  ],
  [{kind: 'ignore', why: 'bankFee'}, -500, {ignore: {why: 'bankFee'}}],
  [
    {kind: 'trip', eventKey: 'kelione'},
    4000,
    {parts: [{kind: 'trip', eventKey: 'kelione', registrationId: null, pence: 4000}]},
  ],
] as const)('%j of %i pence books %j', (proposal, pence, settlement) => {
  expect(settlementOf(proposal as SomeProposal | null, pence, [])).toEqual(settlement)
})
