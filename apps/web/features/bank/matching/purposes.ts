import {isOfBank, lettersOf, purposeOf, type Purpose} from './bank-words.ts'
import type {Campaign, Trip} from './match-data.ts'
import type {IgnoreReason, Reason, SomeProposal} from './match.ts'

export interface Purposes {
  /** What the words say that the money is for. */
  named: Set<Purpose>
  campaigns: {campaign: Campaign; isReference: boolean; reasons: Reason[]}[]
  trips: {trip: Trip; reasons: Reason[]}[]
}

/** The letters and digits of a text, folded and without anything between them, which banks and people leave out. */
export const gluedOf = (folded: string) => folded.replaceAll(/[^\p{L}\p{N}]+/gu, '')

const shortestGlued = 8

export function purposesOf(
  words: string[],
  folded: string,
  campaigns: NamedCampaign[],
  trips: NamedTrip[],
): Purposes {
  const glued = gluedOf(folded)
  const named = new Set(words.flatMap((word) => purposeOf(word) ?? []))
  return {
    named,
    campaigns: campaigns.flatMap((each) => campaignIn(each, words, glued)),
    trips: trips.flatMap(({trip, names}) => {
      const name = names.find((each) => isNamed(each, words, glued))
      return name ? [{trip, reasons: [{code: 'trip' as const, value: name.text}]}] : []
    }),
  }
}

function campaignIn(
  {campaign, reference, names}: NamedCampaign,
  words: string[],
  glued: string,
): Purposes['campaigns'] {
  const isReference = reference !== '' && glued.includes(reference)
  const value = isReference ? campaign.reference : names.find((each) => isNamed(each, words, glued))?.text
  return value == null ? [] : [{campaign, isReference, reasons: [{code: 'campaign', value}]}]
}

export interface Name {
  text: string
  words: string[]
  glued: string
}

export interface NamedCampaign {
  campaign: Campaign
  reference: string
  names: Name[]
}

export interface NamedTrip {
  trip: Trip
  names: Name[]
}

/** Words of three letters and such as „trip“ tell no trip from another. */
export const nameOf = (text: string): Name => ({
  text,
  words: lettersOf(text).filter((word) => word.length >= 4 && purposeOf(word) === undefined),
  glued: gluedOf(lettersOf(text).join('')),
})

export const namedCampaigns = (campaigns: Campaign[]): NamedCampaign[] =>
  campaigns.map((campaign) => ({
    campaign,
    reference: gluedOf((campaign.reference ?? '').toLowerCase()),
    names: campaign.names.map(nameOf),
  }))

export const namedTrips = (trips: Trip[]): NamedTrip[] =>
  trips.map((trip) => ({trip, names: trip.names.map(nameOf)}))

/** Lithuanian words change their ends: „Širdis“, „Širdžiai“. */
function isNamed(name: Name, words: string[], glued: string): boolean {
  if (name.glued.length >= shortestGlued && glued.includes(name.glued)) return true
  return name.words.length > 0 && name.words.every((word) => words.some((each) => sharesStem(word, each)))
}

function sharesStem(one: string, other: string): boolean {
  const stem = Math.max(4, one.length - 2)
  return other.length >= stem && one.slice(0, stem) === other.slice(0, stem)
}

/** Beside what banks print, only these words are on the lines with which Stripe pays out; a payer adds a name. */
const ofStripe = new Set([
  'uk',
  'stripe',
  'technology',
  'technologies',
  'europe',
  'ltd',
  'limited',
  'payout',
  'payouts',
])

/** Whether Stripe is the payer: it comes first of the words that are not the bank's. */
function isStripe(folded: string): boolean {
  const spoken = folded.replaceAll(/\S*\d\S*/g, ' ').match(/\p{L}+/gu) ?? []
  const own = spoken.filter((word) => !isOfBank(word))
  return own[0] === 'stripe' && own.every((word) => ofStripe.has(word))
}

const otherPayouts = new Set(['gocardless', 'sumup', 'zettle', 'izettle', 'paypal', 'justgiving', 'worldpay'])

const feeWords = new Set([
  'charge',
  'charges',
  'chgs',
  'commission',
  'fee',
  'fees',
  'overdraft',
  'chg',
  'srvchg',
])

const ownWords = new Set(['savings', 'reserve', 'pot'])

/** What needs nobody's decision about people. Of these only the payouts of Stripe are certain. */
export function ignored(folded: string, words: string[], pence: number): Ignored | null {
  const has = (set: Set<string>) => words.find((word) => set.has(word))
  const as = (why: IgnoreReason, word: string, isCertain = false): Ignored => ({
    proposal: {kind: 'ignore', why},
    word,
    isCertain,
  })
  if (pence > 0) {
    if (isStripe(folded)) return as('payout', 'stripe', true)
    const payout = has(otherPayouts)
    if (payout) return as('payout', payout)
  }
  if (words.includes('interest')) return as('interest', 'interest')
  const fee = pence < 0 ? has(feeWords) : undefined
  if (fee) return as('bankFee', fee)
  const own = has(ownWords)
  return own && words.some((word) => ofTransfers.has(word)) ? as('ownTransfer', own) : null
}

export interface Ignored {
  proposal: SomeProposal
  word: string
  isCertain: boolean
}

const ofTransfers = new Set(['transfer', 'tfr', 'account', 'pot', 'xfer'])
