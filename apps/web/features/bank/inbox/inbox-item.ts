import {fold} from '@site/schemas/fold'
import type {BankLine, Settlement, SettledPart} from '../line/bank-line.ts'
import type {Payer} from '../matching/match-data.ts'
import type {Match, Proposal, SomeProposal} from '../matching/match.ts'
import type {InboxData, Recorded} from './inbox-data.ts'

/** An open line with what it probably is. */
export interface InboxItem {
  line: BankLine
  match: Match
  /** It may be one of these, which must not count twice: each is one payment, or what several people paid together. */
  recorded: Recorded[][]
}

const DAY = 86_400_000

/** Banks book a transfer up to a weekend and a holiday after somebody has seen it. */
const MOST_DAYS = 7

export function recordedFor(
  {on, openPence, text}: Pick<BankLine, 'on' | 'openPence' | 'text'>,
  {proposal, alternatives}: Pick<Match, 'proposal' | 'alternatives'>,
  recorded: readonly Recorded[],
): Recorded[][] {
  const proposals = proposal ? [proposal, ...alternatives] : alternatives
  const members = new Set(proposals.flatMap((each) => (each.kind === 'fee' ? each.membershipIds : [])))
  const isGift = proposals.some(({kind}) => kind === 'donation')
  const words = new Set(fold(text ?? '').split(/[^\p{L}\p{N}]+/u))
  const isProposed = (id: string) => proposal?.kind === 'fee' && proposal.membershipIds.includes(id)
  const daysFrom = (entered: Recorded) => Math.abs(Date.parse(entered.on) - Date.parse(on)) / DAY
  const isNear = (entered: Recorded) => daysFrom(entered) <= MOST_DAYS
  const isOfYear = ({year}: Recorded) => year !== null && year.from <= on && on <= year.until
  const found = recorded.filter((entered) => {
    if (entered.pence !== openPence) return false
    // The paid year of whoever is proposed first, and not of others who are called alike.
    if (entered.membershipId && isOfYear(entered) && isProposed(entered.membershipId)) return true
    if (!isNear(entered)) return false
    if (entered.membershipId && members.has(entered.membershipId)) return true
    if (entered.purpose === 'donation' && isGift) return true
    const surname = fold(entered.name ?? '')
      .split(/\s+/)
      .at(-1)
    return surname !== undefined && surname.length > 2 && words.has(surname)
  })
  const ofLine = recorded.filter((entered) => isNear(entered) || isOfYear(entered))
  const shared = proposals
    .filter((each) => each.kind === 'fee' && each.membershipIds.length > 1)
    .flatMap((each) => (each.kind === 'fee' ? [each.membershipIds] : []))
    .flatMap((ids) => onesOfEach(ids.map((id) => ofLine.filter(({membershipId}) => membershipId === id))))
    .filter((group) => group.reduce((sum, {pence}) => sum + pence, 0) === openPence)
  const farthest = (group: Recorded[]) => Math.max(...group.map(daysFrom))
  return [...found.map((entered) => [entered]), ...shared].toSorted(
    (one, other) => farthest(one) - farthest(other),
  )
}

/** All ways to take one of each list. */
const onesOfEach = <Item>(lists: Item[][]): Item[][] =>
  lists.reduce<Item[][]>((ways, list) => ways.flatMap((way) => list.map((item) => [...way, item])), [[]])

/** A certain match is doubtful if the money may be counted already. */
export function toItem(line: BankLine, match: Match, data: Pick<InboxData, 'recorded'>): InboxItem {
  const recorded = recordedFor(line, match, data.recorded)
  const isRisky = recorded.length > 0 || line.hasTwin || line.parts.length > 0
  const isSettleable = match.proposal !== null && settlementOf(match.proposal, line.openPence, []) !== null
  const certainty = match.certainty === 'certain' && (isRisky || !isSettleable) ? 'doubtful' : match.certainty
  return {line, match: {...match, certainty}, recorded}
}

/** What a proposal books; null if somebody has to say more. */
export function settlementOf(proposal: Proposal, pence: number, payers: readonly Payer[]): Settlement | null {
  if (!proposal) return null
  switch (proposal.kind) {
    case 'fee':
      return pence > 0 ? {parts: feeParts(proposal, pence, payers)} : null
    case 'donation':
      return pence > 0
        ? {parts: [{kind: 'donation', campaignId: proposal.campaignId, donorName: proposal.donorName, pence}]}
        : null
    case 'trip':
      return pence > 0
        ? {parts: [{kind: 'trip', eventKey: proposal.eventKey, registrationId: null, pence}]}
        : null
    case 'giftAid':
      return pence > 0 ? {parts: [{kind: 'giftAid', claimId: proposal.claimId, pence}]} : null
    case 'refundOf':
      return pence < 0 && proposal.membershipId
        ? {parts: [{kind: 'refund', membershipId: proposal.membershipId, pence}]}
        : null
    case 'ignore':
      return {ignore: {why: proposal.why}}
    default:
      return null
  }
}

type FeeProposal = Extract<SomeProposal, {kind: 'fee'}>

/** What the fees of these members make together. */
export const feesOf = (membershipIds: readonly string[], payers: readonly Payer[]): number =>
  membershipIds.reduce((sum, id) => sum + feeOf(id, payers), 0)

/** A year of a member, of a household for all of its persons; 0 if nobody knows the member. */
export const feeOf = (membershipId: string, payers: readonly Payer[]): number =>
  payers.find((payer) => payer.membershipId === membershipId)?.feePence ?? 0

/** Each member pays the fee, and the last one what is left; equal parts if that does not work out. */
export function feeParts(
  {membershipIds, paymentIds}: Pick<FeeProposal, 'membershipIds' | 'paymentIds'>,
  pence: number,
  payers: readonly Payer[],
): SettledPart[] {
  const count = membershipIds.length
  const fees = membershipIds.map((id) => feeOf(id, payers))
  const doFit = fees.every((fee) => fee > 0) && feesOf(membershipIds, payers) <= pence
  const shares = doFit ? fees : fees.map(() => Math.floor(pence / count))
  const rest = pence - shares.reduce((sum, share) => sum + share, 0)
  return membershipIds.map((membershipId, place) => ({
    kind: 'fee',
    membershipId,
    paymentId: paymentIds[place] ?? null,
    pence: (shares[place] ?? 0) + (place === count - 1 ? rest : 0),
  }))
}
