import {describe, expect, test} from 'vitest'
import type {Reason, SomeProposal} from '../matching/match.ts'
import {firstChoice, ignoreReasonsFor, ownKinds, ownSettlement, readyChoices, type Typed} from './choices.ts'
import type {InboxData} from './inbox-data.ts'
import type {InboxItem} from './inbox-item.ts'
import {exampleLine} from './testing/example-line.ts'
import {examplePayer} from './testing/example-payer.ts'

const data: InboxData = {
  today: '2026-11-27',
  payers: [
    examplePayer('rasa', {openTransfer: {paymentId: 'transfer', pence: 1500, since: '2026-11-01'}}),
    examplePayer('tomas'),
  ],
  learnt: [],
  campaigns: [],
  trips: [],
  recorded: [],
  payouts: [],
  claims: [
    {id: 'spring', pence: 12_500, on: '2026-04-01', reference: 'XR12345'},
    {id: 'late', pence: 12_500, on: '2026-11-20', reference: 'XR12345'},
  ],
  hasGiftAid: true,
}

const item = (pence: number, proposals: SomeProposal[], recorded: InboxItem['recorded'] = []): InboxItem => {
  const [proposal = null, ...alternatives] = proposals
  const line = exampleLine({pence, openPence: pence})
  return {line, match: {proposal, certainty: 'doubtful', reasons: [], alternatives}, recorded}
}

const fee: SomeProposal = {kind: 'fee', membershipIds: ['rasa'], paymentIds: ['transfer']}
const gift: SomeProposal = {kind: 'donation', campaignId: 'sirdis', donorName: 'Rasa'}
const trip: SomeProposal = {kind: 'trip', eventKey: 'kelione'}
const claim: SomeProposal = {kind: 'giftAid', claimId: 'spring'}
const refund: SomeProposal = {kind: 'refundOf', membershipId: null}

const keysOf = (given: InboxItem) => readyChoices(given, data).map(({key}) => key)

describe('the choices of a line', () => {
  test('are the proposals, the best first', () => {
    expect(keysOf(item(1500, [fee, gift]))).toEqual(['proposal-0', 'proposal-1'])
  })

  test('of more than the fee are that fee and a donation, too', () => {
    const [whole, split] = readyChoices(item(2000, [fee]), data)
    expect(whole?.settlement).toEqual({
      parts: [{kind: 'fee', membershipId: 'rasa', paymentId: 'transfer', pence: 2000}],
    })
    expect(split?.settlement).toEqual({
      parts: [
        {kind: 'fee', membershipId: 'rasa', paymentId: 'transfer', pence: 1500},
        {kind: 'donation', campaignId: null, donorName: null, pence: 500},
      ],
    })
  })

  test('begin with what was entered by hand, which books nothing', () => {
    const entered = {
      paymentId: 'entered',
      purpose: 'membership',
      pence: 1500,
      on: '2026-11-09',
      membershipId: 'rasa',
      name: 'Rasa Rasaitė',
      year: null,
      isBeforeAccounts: false,
    } as const
    const given = item(1500, [fee], [[entered]])
    const choices = readyChoices(given, data)
    expect(choices[0]?.settlement).toEqual({parts: [{kind: 'known', paymentId: 'entered', pence: 1500}]})
    expect(firstChoice(given, choices)).toBe('recorded-entered')
    const both = item(3000, [fee], [[entered, {...entered, paymentId: 'second', membershipId: 'tomas'}]])
    expect(readyChoices(both, data)[0]?.settlement).toEqual({
      parts: [
        {kind: 'known', paymentId: 'entered', pence: 1500},
        {kind: 'known', paymentId: 'second', pence: 1500},
      ],
    })
  })

  test.each([
    ['trip', 4000, trip],
    ['refund', -1500, refund],
  ] as const)('leave the %s to be said', (kind, pence, proposal) => {
    const given = item(pence, [proposal])
    expect(firstChoice(given, readyChoices(given, data))).toBe(kind)
    expect(ownKinds(given.line, data)).toContain(kind)
  })
})

describe('nothing is chosen', () => {
  const because = (given: InboxItem, ...reasons: Reason[]): InboxItem => ({
    ...given,
    match: {...given.match, reasons},
  })

  test.each([
    [
      'that takes money that came in from the reports',
      item(1500, [{kind: 'ignore', why: 'other'}]),
      undefined,
    ],
    ['unless the money is a payout', item(1500, [{kind: 'ignore', why: 'payout'}]), 'proposal-0'],
    ['that pays one of two claims', item(12_500, [claim, {...claim, claimId: 'summer'}]), undefined],
    ['unless one claim asks for it', item(12_500, [claim]), 'proposal-0'],
    ['unless it went out', item(-650, [{kind: 'ignore', why: 'bankFee'}]), 'proposal-0'],
    [
      'that is a second fee for a year',
      because(item(1500, [fee, gift]), {code: 'paidAlready', until: '2026-12-31', against: true}),
      undefined,
    ],
  ] as const)('%s', (_, given, chosen) => {
    expect(firstChoice(given, readyChoices(given, data))).toBe(chosen)
  })
})

test('money may be from HMRC if there is a claim that it can pay, or Gift Aid is on', () => {
  const isOffered = (on: string, hasGiftAid: boolean, openPence = 1500) =>
    ownKinds({on, openPence}, {...data, hasGiftAid}).includes('giftAid')
  expect(isOffered('2026-03-31', true)).toBe(true)
  expect(isOffered('2026-04-01', false)).toBe(true)
  expect(isOffered('2026-03-31', false)).toBe(false)
  expect(isOffered('2026-04-01', true, -1500)).toBe(false)
})

test('money is said to be counted already only if it meets a payout', () => {
  const payout = {id: 'po', pence: 1500, on: '2026-11-08', isOverdue: false}
  expect(ignoreReasonsFor(exampleLine(), {payouts: [payout]})).toContain('payout')
  expect(ignoreReasonsFor(exampleLine(), {payouts: [{...payout, pence: 1501}]})).not.toContain('payout')
})

const typed = (fields: Partial<Typed> = {}): Typed => ({
  members: [],
  campaignId: '',
  donorName: '',
  email: '',
  locale: 'lt',
  eventKey: '',
  registrationId: '',
  claimId: '',
  why: '',
  note: '',
  ...fields,
})

const members = (...pounds: string[]) =>
  typed({members: pounds.map((sum, n) => ({membershipId: ['rasa', 'tomas'][n] ?? '', pounds: sum}))})

describe('what is typed', () => {
  test('for two members confirms what they announced, and gives away the rest', () => {
    expect(ownSettlement('members', {...members('15', '15,00'), campaignId: 'sirdis'}, 3500, data)).toEqual({
      settlement: {
        parts: [
          {kind: 'fee', membershipId: 'rasa', paymentId: 'transfer', pence: 1500},
          {kind: 'fee', membershipId: 'tomas', paymentId: null, pence: 1500},
          {kind: 'donation', campaignId: 'sirdis', donorName: null, pence: 500},
        ],
      },
      giftPence: 500,
    })
  })

  test.each([
    ['members', typed(), 'nobody'],
    ['members', members('penkiolika'), 'sumUnclear'],
    ['members', members('15', '16'), 'sumTooMuch'],
    ['refund', typed(), 'nobody'],
    ['trip', typed(), 'noTrip'],
    ['giftAid', typed(), 'noClaim'],
    ['ignore', typed(), 'noReason'],
  ] as const)('for %s is at fault', (kind, given, fault) => {
    expect(ownSettlement(kind, given, 3000, data)).toEqual({fault})
  })

  test('as a donation has a name only if there is one', () => {
    expect(ownSettlement('gift', typed({donorName: ' '}), 2000, data)).toEqual({
      settlement: {parts: [{kind: 'donation', campaignId: null, donorName: null, pence: 2000}]},
      giftPence: 0,
    })
  })

  test('as a donation has an address for the receipt, if it is one', () => {
    const given = typed({donorName: 'Rasa', email: ' rasa@example.test ', locale: 'en'})
    expect(ownSettlement('gift', given, 2000, data)).toMatchObject({
      settlement: {parts: [{donorName: 'Rasa', email: 'rasa@example.test', locale: 'en', pence: 2000}]},
    })
    expect(ownSettlement('gift', typed({email: 'rasa@'}), 2000, data)).toEqual({fault: 'email'})
  })

  test('for a trip names the registration', () => {
    const given = typed({eventKey: 'kelione', registrationId: 'rasos'})
    expect(ownSettlement('trip', given, 4000, data)).toEqual({
      settlement: {parts: [{kind: 'trip', eventKey: 'kelione', registrationId: 'rasos', pence: 4000}]},
      giftPence: 0,
    })
  })

  test.each([
    ['the claim', 'spring', {claimId: 'spring', differencePence: 0}, 12_500],
    ['what HMRC paid more', 'spring', {claimId: 'spring', differencePence: 140}, 12_640],
    ['what HMRC paid less', 'spring', {claimId: 'spring', differencePence: -2500}, 10_000],
    ['that it is for none of ours', 'none', {claimId: null}, 77],
  ])('as money from HMRC says %s', (_, claimId, part, pence) => {
    expect(ownSettlement('giftAid', typed({claimId}), pence, data)).toEqual({
      settlement: {parts: [{kind: 'giftAid', ...part, pence}]},
      giftPence: 0,
    })
  })

  test('about an ignored line may have a note', () => {
    expect(ownSettlement('ignore', typed({why: 'other', note: ' Nuoma '}), 2000, data)).toEqual({
      settlement: {ignore: {why: 'other', note: 'Nuoma'}},
      giftPence: 0,
    })
  })
})
