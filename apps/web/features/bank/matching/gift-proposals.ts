import {fold} from '@site/schemas/fold'
import {wordFor, type ScoredProposal, type Subject} from './line-subject.ts'
import {strengths, type NameEvidence} from './name-evidence.ts'

const scores = {campaignReference: 150, named: 95, word: 20, giftWord: 85, onlyTrip: 60, otherSum: 40}

/** Gifts and trips that the words name, and a gift by a member who owes no such sum. */
export function giftProposals(subject: Subject): ScoredProposal[] {
  return [...campaignGifts(subject), ...otherGifts(subject), ...tripProposals(subject)]
}

function campaignGifts(subject: Subject): ScoredProposal[] {
  const donorName = donorOf(subject)
  const words = wordFor('donation', subject)
  return subject.purposes.campaigns.map(({campaign, isReference, reasons}) => ({
    proposal: {kind: 'donation', campaignId: campaign.id, donorName},
    score: (isReference ? scores.campaignReference : scores.named) + scores.word * words.length,
    reasons: [...reasons, ...words],
    isCertain: false,
  }))
}

function otherGifts(subject: Subject): ScoredProposal[] {
  const words = wordFor('donation', subject)
  const proposal = {kind: 'donation', campaignId: null, donorName: donorOf(subject)} as const
  if (words.length > 0) return [{proposal, score: scores.giftWord, reasons: words, isCertain: false}]
  const giver = strongest(subject.names).find(({payer}) => subject.due(payer).pence !== subject.line.pence)
  if (!giver || subject.purposes.named.has('refund')) return []
  return [{proposal, score: scores.otherSum, reasons: giver.reasons, isCertain: false}]
}

function tripProposals(subject: Subject): ScoredProposal[] {
  const words = wordFor('trip', subject)
  const named = subject.purposes.trips.map(({trip, reasons}): ScoredProposal => ({
    proposal: {kind: 'trip', eventKey: trip.key},
    score: scores.named + scores.word * words.length,
    reasons: [...reasons, ...words],
    isCertain: false,
  }))
  const [only, ...more] = subject.trips
  if (named.length > 0 || words.length === 0 || !only || more.length > 0) return named
  return [
    {proposal: {kind: 'trip', eventKey: only.key}, score: scores.onlyTrip, reasons: words, isCertain: false},
  ]
}

/** Of at least medium strength, the strongest first, the same order whatever the order of the data. */
const strongest = (names: Map<string, NameEvidence>): NameEvidence[] =>
  [...names.values()]
    .filter(({strength}) => strengths[strength] >= strengths.medium)
    .toSorted(
      (one, other) =>
        strengths[other.strength] - strengths[one.strength] ||
        one.payer.membershipId.localeCompare(other.payer.membershipId),
    )

/** The name of a member whom the line names alone, else the bank's words with capitals. */
export function donorOf({names, payerText, purposes}: Subject): string | null {
  const full = [...names.values()].filter(({strength}) => strengths[strength] >= strengths.strong)
  const [only] = full.length === 1 ? full : []
  if (only) return `${only.payer.firstName} ${only.payer.lastName}`
  const ofCampaigns = purposes.campaigns.flatMap(({campaign}) =>
    fold(`${campaign.names.join(' ')} ${campaign.reference ?? ''}`).split(/\P{L}+/u),
  )
  const words = payerText.split(' ').filter((word) => word !== '' && !ofCampaigns.includes(word))
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || null
}
