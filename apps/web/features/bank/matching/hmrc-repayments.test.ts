import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {matchAll} from './match-all.ts'
import type {Claim} from './match-data.ts'
import {matcher} from './matcher.ts'
import {people} from './testing/community.ts'
import {fullName, lineOf, upper} from './testing/labelled-line.ts'
import {sampleData} from './testing/match-sample.ts'

const claim = (fields: Partial<Claim> = {}): Claim => ({
  id: 'claim',
  pence: 12_500,
  on: '2026-11-01',
  reference: 'XR12345',
  ...fields,
})

const knowing = (...claims: Claim[]) => matcher({...sampleData, claims})

const text = 'HMRC CHARITIES AID REPAYMENT'

const unclaimed = {code: 'unclaimed', against: true}

describe('a line that HMRC paid', () => {
  test.each([
    text,
    'BGC HMRC CHARITIES XR12345',
    'HMRC-GIFT-AID 12NOV26',
    'Bank credit HM REVENUE & CUSTOMS',
    'FPI H.M. REVENUE AND CUSTOMS GIFT AID CLAIM',
  ])('%s is certain if one claim asks for its sum', (written) => {
    const others = [claim({id: 'other', pence: 12_501})]
    expect(knowing(claim(), ...others)(lineOf(written, 12_500))).toEqual({
      proposal: {kind: 'giftAid', claimId: 'claim'},
      certainty: 'certain',
      reasons: [{code: 'claim', pence: 12_500, on: '2026-11-01'}],
      alternatives: [],
    })
  })

  test('may be either of two claims of its sum, the earlier one first', () => {
    const found = knowing(claim({id: 'a', on: '2026-11-09'}), claim({id: 'z', on: '2026-10-01'}))
    expect(found(lineOf(text, 12_500))).toMatchObject({
      proposal: {claimId: 'z'},
      certainty: 'doubtful',
      alternatives: [{claimId: 'a'}],
    })
  })

  test('is doubtful if it says anything else', () => {
    expect(knowing(claim())(lineOf(`${text} PAYE`, 12_500))).toMatchObject({
      proposal: {kind: 'giftAid'},
      certainty: 'doubtful',
      reasons: [{code: 'claim'}, {code: 'otherWords', value: 'PAYE'}],
    })
  })

  test.each([
    ['no claim is known', text, []],
    ['it is a penny more', text, [claim({pence: 12_499})]],
    ['the claim was made later', text, [claim({on: '2026-11-13'})]],
    ['the bank cut it off', 'HM REVENUE & CUSTO', []],
    ['it says interest', 'HMRC REPAYMENT INTEREST', []],
    ['it says a gift', 'HMRC GIFT AID', []],
  ])('is open, which is said, if %s', (_, written, claims) => {
    expect(knowing(...claims)(lineOf(written, 12_500))).toEqual({
      proposal: null,
      certainty: 'none',
      reasons: [unclaimed],
      alternatives: [],
    })
  })

  test('may be a fee only if it has a reference, and doubtful', () => {
    const [person] = people
    const written = `HMRC SOCIAL CLUB ${person?.reference}`
    const {proposal, certainty, reasons} = knowing(claim())(lineOf(written, 1500))
    expect(proposal?.kind).toBe('fee')
    expect(certainty).toBe('doubtful')
    expect(reasons).toContainEqual(unclaimed)
  })

  test('is not certain if a line before it is the same claim', async () => {
    const line = lineOf(text, 12_500)
    const matches = await matchAll([line, {...line, line: 2}], {...sampleData, claims: [claim()]})
    expect(matches.map(({certainty}) => certainty)).toEqual(['certain', 'doubtful'])
  })
})

test.each(['SMITH MR C', 'RASA RASAITE', 'CUSTOMS HOUSE CAFE'])(
  '%s is nobody’s claim, whatever the sum',
  (written) => {
    const {proposal, reasons} = knowing(claim())(lineOf(written, 12_500))
    expect(proposal?.kind).not.toBe('giftAid')
    expect(reasons).not.toContainEqual(unclaimed)
  },
)

test('money from HMRC is never a gift, a trip or nothing of ours, and certain only as a claim of its sum', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'AUKA',
      'DONATION',
      'GIFT AID',
      'PARAMA',
      'SIRDIS25',
      'TENBY',
      'TRIP',
      'INTEREST',
      'STRIPE',
      'FPI',
    ),
    fc.constantFrom(...people.map((each) => upper(fullName(each)))),
    fc.constantFrom(...people.map(({reference}) => reference)),
    fc.constantFrom(...sampleData.learnt.map(({payer}) => payer)),
    fc.stringMatching(/^[A-Z]{1,8}\d{0,7}$/),
  )
  const hmrc = fc.constantFrom('HMRC', 'HMRC CHARITIES', 'hmrc', 'HM REVENUE & CUSTOMS', 'HMRCCHARITIES')
  const claims = fc.array(
    fc.record({
      id: fc.uuid(),
      pence: fc.integer({min: 1, max: 5}),
      on: fc.constantFrom('2026-10-01', '2026-12-01'),
      reference: fc.constant('XR12345'),
    }),
    {maxLength: 4},
  )
  fc.assert(
    fc.property(
      fc.array(word),
      hmrc,
      fc.array(word),
      claims,
      fc.integer({min: 1, max: 5}),
      (before, of, after, known, pence) => {
        const line = lineOf([...before, of, ...after].join(' '), pence)
        const {proposal, certainty, alternatives} = knowing(...known)(line)
        const proposals = proposal ? [proposal, ...alternatives] : alternatives
        expect(proposals.filter(({kind}) => kind !== 'giftAid' && kind !== 'fee')).toEqual([])
        if (certainty !== 'certain') return
        const fitting = known.filter((each) => each.pence === pence && each.on <= line.on)
        expect(fitting).toMatchObject([{id: proposal?.kind === 'giftAid' ? proposal.claimId : 'none'}])
      },
    ),
  )
})
