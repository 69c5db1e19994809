import {sumOf} from './due-sums.ts'
import {contradictions, feeOf, otherSumScore, strengthIn, withPurpose} from './fee-proposals.ts'
import {isForOther, type ScoredProposal, type Subject} from './line-subject.ts'
import type {Learnt} from './match-data.ts'
import {strengths} from './name-evidence.ts'

/** Donations and trips that the words name, and a gift by a member who owes no such sum. */
export function otherProposals(subject: Subject): ScoredProposal[] {
  const {purposes, trips, line, names, due} = subject
  const donorName = donorOf(subject)
  const wordScore = (purpose: 'donation' | 'trip', score: number) => (purposes.named.has(purpose) ? score : 0)
  const gift = {kind: 'donation', campaignId: null, donorName} as const
  const word = subject.words.find((each) => /^(?:don|au[k]|param)/.test(each)) ?? ''
  const isGift = [...names.values()].some(
    ({payer, strength}) => strengths[strength] >= strengths.medium && due(payer).pence !== line.pence,
  )
  const [only] = trips.length === 1 ? trips : []
  return [
    ...purposes.campaigns.map(({campaign, reasons}) => ({
      proposal: {kind: 'donation' as const, campaignId: campaign.id, donorName},
      score:
        (campaign.reference !== null &&
        reasons.some((reason) => 'value' in reason && reason.value === campaign.reference)
          ? 150
          : 95) + wordScore('donation', 20),
      reasons,
      isCertain: false,
    })),
    ...purposes.trips.map(({trip, reasons}) => ({
      proposal: {kind: 'trip' as const, eventKey: trip.key},
      score: 95 + wordScore('trip', 15),
      reasons,
      isCertain: false,
    })),
    ...(purposes.named.has('donation')
      ? [{proposal: gift, score: 85, reasons: [{code: 'word' as const, value: word}], isCertain: false}]
      : []),
    ...(!purposes.named.has('donation') && isGift && !purposes.named.has('refund')
      ? [{proposal: gift, score: 40, reasons: [], isCertain: false}]
      : []),
    ...(only && purposes.trips.length === 0 && purposes.named.has('trip')
      ? [{proposal: {kind: 'trip' as const, eventKey: only.key}, score: 60, reasons: [], isCertain: false}]
      : []),
  ]
}

/** Decided so often, it is decided the same again. */
const oftenEnough = 2

/** What was decided about earlier lines of the same payer. */
export function learntProposals(subject: Subject): ScoredProposal[] {
  return subject.learnt.flatMap((each) => {
    const reasons = [{code: 'learnt', times: each.times} as const]
    const score = 90 + 10 * Math.min(each.times, 3)
    const isClear = each.times >= oftenEnough && subject.learnt.length === 1 && hasNoReference(subject)
    const {target} = each
    if (target.kind === 'member')
      return learntFee(subject, each, target.membershipIds, {reasons, score, isClear})
    if (target.kind === 'ignore') {
      const isCertain = isClear && subject.line.pence < 0
      return {proposal: {kind: 'ignore', why: 'other'} as const, score: score - 5, reasons, isCertain}
    }
    const proposal = {kind: 'donation', campaignId: target.campaignId, donorName: donorOf(subject)} as const
    const isSame = each.pence != null && each.pence === subject.line.pence
    const owes = [...subject.names.values()].some(
      ({payer}) => subject.due(payer).pence === subject.line.pence,
    )
    const isOtherwise =
      subject.purposes.named.has('fee') ||
      subject.purposes.named.has('trip') ||
      subject.purposes.named.has('refund') ||
      subject.purposes.trips.length > 0 ||
      subject.purposes.campaigns.some(({campaign}) => campaign.id !== target.campaignId)
    return {proposal, score, reasons, isCertain: isClear && isSame && !owes && !isOtherwise}
  })
}

function learntFee(
  subject: Subject,
  {pence: usual}: Learnt,
  membershipIds: string[],
  {reasons, score, isClear}: Pick<ScoredProposal, 'reasons' | 'score'> & {isClear: boolean},
): ScoredProposal[] {
  const payers = membershipIds.flatMap((id) => subject.payerWithId(id) ?? [])
  if (payers.length === 0 || payers.length < membershipIds.length) return []
  const dues = payers.map(subject.due)
  const pence = sumOf(dues)
  const against = dues.flatMap((due) => due.against)
  const isSum = pence === subject.line.pence
  const otherSum = otherSumScore(subject.line.pence - pence, {isFee: false, isDue: against.length === 0}) - 20
  const dueScore = against.length === 0 ? 40 : 5
  const sumScore = isSum ? dueScore : otherSum
  const strength = Math.max(...membershipIds.map((id) => strengthIn(subject.names, id)))
  // Another who may be meant by the same letters: father and son.
  const isDoubled = [...subject.names.values()].some(
    (each) =>
      !membershipIds.includes(each.payer.membershipId) &&
      each.strength !== 'weak' &&
      strengths[each.strength] >= strength,
  )
  const others = contradictions(payers, subject)
  return [
    {
      proposal: feeOf(payers, subject),
      score: withPurpose(score + sumScore, subject),
      reasons: [
        ...reasons,
        ...(isSum ? [{code: 'amount', pence} as const] : [{code: 'otherSum', pence, against: true} as const]),
        ...against,
        ...others.map(
          ({payer}) =>
            ({code: 'otherName', value: `${payer.firstName} ${payer.lastName}`, against: true}) as const,
        ),
      ],
      isCertain:
        isClear &&
        isSum &&
        against.length === 0 &&
        !isDoubled &&
        others.length === 0 &&
        !isForOther(subject) &&
        (usual == null || usual === pence),
    },
  ]
}

const hasNoReference = ({references}: Subject) =>
  references.exact.length === 0 && references.near.length === 0 && references.unknown.length === 0

/** The name of a member whom the line names alone, else the bank's words with capitals. */
function donorOf({names, payerText, purposes}: Subject): string | null {
  const full = [...names.values()].filter(({strength}) => strengths[strength] >= strengths.strong)
  const [only] = full.length === 1 ? full : []
  if (only) return `${only.payer.firstName} ${only.payer.lastName}`
  const ofCampaigns = purposes.campaigns.flatMap(({campaign}) =>
    `${campaign.names.join(' ')} ${campaign.reference ?? ''}`.toLowerCase().split(/\P{L}+/u),
  )
  const words = payerText.split(' ').filter((word) => word !== '' && !ofCampaigns.includes(word))
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || null
}
