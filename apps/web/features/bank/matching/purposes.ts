import {isNoise, lettersOf, purposeOf, type Purpose} from './bank-words.ts'
import type {Campaign, Trip} from './match-data.ts'
import type {Reason} from './match.ts'

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
  words: lettersOf(text).filter((word) => word.length >= 4 && !isNoise(word)),
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
