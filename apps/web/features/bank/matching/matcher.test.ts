import {expect, test} from 'vitest'
import type {MatchData, Payer} from './match-data.ts'
import {matcher} from './matcher.ts'
import {person} from './testing/community.ts'
import {lineOf} from './testing/labelled-line.ts'
import {sampleData} from './testing/match-sample.ts'

const match = (text: string, pence = 1500, data: MatchData = sampleData) => matcher(data)(lineOf(text, pence))

const inga = person('Inga Paulauskienė')

function withPayer(changes: Partial<Payer>): MatchData {
  return {...sampleData, payers: [{...inga, openTransfer: null, ...changes}]}
}

test('the reasons are told', () => {
  expect(match(`FPI INGA PAULAUSKIENE ${inga.reference}`)).toEqual({
    proposal: {kind: 'fee', membershipIds: [inga.membershipId], paymentIds: [inga.openTransfer?.paymentId]},
    certainty: 'certain',
    reasons: [
      {code: 'reference', value: inga.reference},
      {code: 'name', value: 'Inga Paulauskienė', distance: 0},
      {code: 'announced', since: '2026-11-01'},
      {code: 'amount', pence: 1500},
    ],
    alternatives: [],
  })
  expect(match(`FPI INGA PAULAUSKIENE ${inga.reference}`, 1000).reasons).toContainEqual({
    code: 'otherSum',
    pence: 1500,
    against: true,
  })
})

test.for([
  ['pending', null, 'certain'],
  ['grace', '2026-10-31', 'certain'],
  ['expired', '2026-09-30', 'certain'],
  ['active', '2026-12-31', 'certain'],
  ['active', '2027-10-31', 'doubtful'],
  ['expired', '2024-01-31', 'doubtful'],
  ['cancelled', '2026-10-31', 'doubtful'],
] as const)(
  'with the reference of a member who is %s until %s a line is %s',
  ([status, until, certainty]) => {
    expect(match(`FPI ${inga.reference}`, 1500, withPayer({status, until})).certainty).toBe(certainty)
  },
)

test('a year that is given to honorary members is never certain to be paid', () => {
  const data = withPayer({status: 'grace', until: '2026-10-31', usualMethod: 'honorary'})
  expect(match(`FPI ${inga.reference}`, 1500, data).certainty).toBe('doubtful')
})

test('a transfer is not one that was announced long after it', () => {
  const openTransfer = {paymentId: 'p', pence: 2000, since: '2026-11-25T10:00:00Z'}
  const {proposal} = match('INGA PAULAUSKIENE', 2000, withPayer({openTransfer}))
  expect(proposal).not.toMatchObject({paymentIds: ['p']})
})

test('an announced transfer has its own sum', () => {
  const data = withPayer({openTransfer: {paymentId: 'p', pence: 2000, since: '2026-11-01'}})
  expect(match(`FPI ${inga.reference}`, 2000, data)).toMatchObject({
    certainty: 'certain',
    proposal: {paymentIds: ['p']},
  })
  expect(match(`FPI ${inga.reference}`, 1500, data).certainty).toBe('doubtful')
})

test('who is paid up is never certain, whatever was announced once', () => {
  const openTransfer = {paymentId: 'p', pence: 1500, since: '2026-11-01'}
  const data = withPayer({status: 'active', until: '2027-11-05', openTransfer})
  const {certainty, reasons} = match(`INGA PAULAUSKIENE ${inga.reference}`, 1500, data)
  expect(certainty).toBe('doubtful')
  expect(reasons).toContainEqual({code: 'paidAlready', until: '2027-11-05', against: true})
})

test('who has another first name is not first when somebody else fits', () => {
  const zilvinas = {...inga, membershipId: 'a', firstName: 'Žilvinas', lastName: 'Pūras', reference: 'M1'}
  const mindaugas = {...zilvinas, membershipId: 'b', firstName: 'Mindaugas', feePence: 3000, reference: 'M2'}
  const data = {...sampleData, payers: [zilvinas, {...mindaugas, openTransfer: null}]}
  const found = match('M PURAS', 1500, data)
  expect(found.proposal).toMatchObject({membershipIds: ['b']})
  expect(found.alternatives).toContainEqual(expect.objectContaining({membershipIds: ['a']}))
})

test.for([
  ['M045512', 'M45512'],
  ['M045512', '45512'],
  ['M045512', 'M0455122026'],
] as const)('%s is found as %s, and never certain', ([reference, written]) => {
  expect(match(`A STRANGER ${written}`, 1500, withPayer({reference}))).toMatchObject({
    certainty: 'doubtful',
    proposal: {kind: 'fee', membershipIds: [inga.membershipId]},
  })
})

test('a word for a gift speaks for a campaign that is named, and for a trip a word for one', () => {
  expect(match('HELEN PRICE TENBY AUKA SIRDIS SIRDZIAI', 5000).proposal).toMatchObject({campaignId: 'heart'})
  expect(match('HELEN PRICE TENBY TRIP SIRDIS SIRDZIAI', 5000).proposal).toMatchObject({eventKey: 'tenby'})
})

test('the words of the form and the reference of the email find the same member', () => {
  const form = match('FPI INGA PAULAUSKIENE INGA PAULAUSKIENE MEMBERSHIP')
  const email = match(`FPI INGA PAULAUSKIENE ${inga.reference}`)
  expect([form.certainty, form.proposal]).toEqual(['certain', email.proposal])
  expect(match('FPI I PAULAUSKIENE INGA PAULAUSK').proposal).toEqual(email.proposal)
})

test('who gave is read from the words', () => {
  expect(match('FPI HELEN PRICE SIRDIS25', 5000).proposal).toEqual({
    kind: 'donation',
    campaignId: 'heart',
    donorName: 'Helen Price',
  })
  expect(match('FPI INGA PAULAUSKIENE AUKA', 5000).proposal).toMatchObject({donorName: 'Inga Paulauskienė'})
  expect(match('FPI HELEN PRICE SIRDIS SIRDZIAI', 5000).proposal).toMatchObject({donorName: 'Helen Price'})
})

test('of what nobody knows nothing is proposed', () => {
  const none = {proposal: null, certainty: 'none', reasons: [], alternatives: []}
  expect(match('FPI TOM HUGHES', 1500)).toEqual(none)
  expect(match('', 1500)).toEqual(none)
  expect(match('INGA PAULAUSKIENE', 0)).toEqual(none)
  expect(
    matcher({...sampleData, payers: [], learnt: [], campaigns: [], trips: []})(lineOf('M482137', 1500)),
  ).toEqual(none)
})
