import {array, assert, constantFrom, integer, oneof, property, stringMatching} from 'fast-check'
import {describe, expect, test} from 'vitest'
import {matchAll} from './match-all.ts'
import type {MatchData, Payout} from './match-data.ts'
import {matcher} from './matcher.ts'
import {lineOf} from './testing/labelled-line.ts'

const nobody: MatchData = {
  today: '2026-11-27',
  payers: [],
  learnt: [],
  campaigns: [],
  trips: [],
  payouts: [],
  claims: [],
}

/** On 12 November, as `lineOf` has it. */
const payout = (fields: Partial<Payout> = {}): Payout => ({
  id: 'po',
  pence: 12_650,
  on: '2026-11-12',
  ...fields,
})

const knowing = (...payouts: Payout[]) => matcher({...nobody, payouts})

describe('a line of Stripe', () => {
  const line = lineOf('STRIPE PAYMENTS UK LTD', 12_650)

  test.each([
    ['is certain if it can be one payout only', [payout()], 'certain'],
    ['is certain some days later', [payout({on: '2026-11-07'})], 'certain'],
    ['is doubtful if it can be two', [payout(), payout({id: 'other', on: '2026-11-13'})], 'doubtful'],
    ['is open if no payout is known', [], 'none'],
    ['is open if the sum is a penny less', [payout({pence: 12_649})], 'none'],
    ['is open if the payout came a week earlier', [payout({on: '2026-11-05'})], 'none'],
  ] as const)('%s', (_, payouts, certainty) => {
    const found = knowing(...payouts)(line)
    expect(found.certainty).toBe(certainty)
    const proposal = {kind: 'ignore', why: 'payout', payoutId: 'po'}
    expect(found.proposal).toEqual(certainty === 'none' ? null : proposal)
    const isUncounted = found.reasons.some(({code}) => code === 'uncounted')
    expect(isUncounted).toBe(certainty === 'none')
  })

  test('is not certain if a line before it is the same payout', async () => {
    const matches = await matchAll([line, {...line, line: 2}], {...nobody, payouts: [payout()]})
    expect(matches.map(({certainty}) => certainty)).toEqual(['certain', 'doubtful'])
  })
})

test('somebody called Stripe is no payout for certain, whatever the sum', () => {
  const found = knowing(payout({pence: 1500}))(lineOf('JOHN STRIPE', 1500))
  expect(found.certainty).toBe('doubtful')
})

test.each([
  ['SUMUP PAYMENTS LTD PID123456', 4310, 'SumUp'],
  ['FPI SUMUP PID998 PAYOUT', 4310, 'SumUp'],
  ['ZETTLE BY PAYPAL 12345', 9870, 'Zettle'],
  ['PAYPAL TRANSFER 5TY05013', 2500, 'PayPal'],
  ['JUSTGIVING 55123', 11_880, 'JustGiving'],
  ['GOCARDLESS LTD LTHCOMM', 6000, 'GoCardless'],
  ['STRIPE PAYMENTS UK LTD', 987_654, 'Stripe'],
])('%s is money that nobody has counted', (text, pence, platform) => {
  expect(knowing(payout())(lineOf(text, pence))).toEqual({
    proposal: null,
    certainty: 'none',
    reasons: [{code: 'uncounted', value: platform, against: true}],
    alternatives: [],
  })
})

test('no words make money count already: only a payout of that sum and day does', () => {
  const word = oneof(
    constantFrom(
      'STRIPE',
      'PAYOUT',
      'SUMUP',
      'SQUARE',
      'DOJO',
      'PAYMENTS',
      'UK',
      'LTD',
      'TRANSFER',
      'EUROPE',
    ),
    stringMatching(/^[A-Z]{2,10}$/),
  )
  assert(
    property(array(word, {minLength: 1, maxLength: 6}), integer({min: 1, max: 100_000}), (words, pence) => {
      const {proposal} = knowing(
        payout({pence: pence + 1}),
        payout({pence, on: '2026-10-01'}),
      )(lineOf(words.join(' '), pence))
      expect(proposal?.kind === 'ignore' && proposal.why === 'payout').toBe(false)
    }),
  )
})
