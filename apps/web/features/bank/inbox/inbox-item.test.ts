import {describe, expect, test} from 'vitest'
import type {Match, SomeProposal} from '../matching/match.ts'
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
  expect(recordedFor(line(), match(), given).map(({paymentId}) => paymentId)).toEqual(['near', 'far'])
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
