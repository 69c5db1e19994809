import {isEmail, tidyEmail} from '@site/schemas/email-addresses/email-address'
import type {Language} from '@site/schemas/languages'
import {ignoreReasons, type IgnoreReason} from '@site/schemas/statuses/bank-line'
import {typedPence} from '#/features/payments/typed-movement.ts'
import type {BankLine, Settlement, SettledPart} from '../line/bank-line.ts'
import {claimsBefore} from '../matching/hmrc-repayments.ts'
import type {Payer} from '../matching/match-data.ts'
import type {Match, SomeProposal} from '../matching/match.ts'
import {payoutsFor} from '../matching/payouts.ts'
import type {InboxData, Recorded} from './inbox-data.ts'
import {feeParts, feesOf, settlementOf, type InboxItem} from './inbox-item.ts'

/** One press settles the line like this. */
export interface ReadyChoice {
  key: string
  settlement: Settlement
  label:
    | {kind: 'proposal'; proposal: SomeProposal}
    /** The fees, and the rest as a gift. */
    | {kind: 'split'; proposal: SomeProposal; giftPence: number}
    | {kind: 'recorded'; recorded: Recorded[]}
}

/** What somebody enters by hand if none of the proposals is right. */
export type OwnKind = 'members' | 'gift' | 'trip' | 'giftAid' | 'refund' | 'ignore'

/** What a line may be, the most probable first. Money that was entered by hand comes before anything that books it anew. */
export function readyChoices({line, match, recorded}: InboxItem, {payers}: InboxData): ReadyChoice[] {
  const proposals = match.proposal ? [match.proposal, ...match.alternatives] : match.alternatives
  return [
    ...recorded.map((payments): ReadyChoice => ({
      key: `recorded-${payments.map(({paymentId}) => paymentId).join('-')}`,
      settlement: {parts: payments.map(({paymentId, pence}) => ({kind: 'known', paymentId, pence}))},
      label: {kind: 'recorded', recorded: payments},
    })),
    ...proposals.flatMap((proposal, place) => proposed(proposal, line.openPence, payers, place)),
  ]
}

function proposed(
  proposal: SomeProposal,
  pence: number,
  payers: readonly Payer[],
  place: number,
): ReadyChoice[] {
  // Whose place on the trip it is has to be chosen.
  const settlement = proposal.kind === 'trip' ? null : settlementOf(proposal, pence, payers)
  if (!settlement) return []
  const choice: ReadyChoice = {key: `proposal-${place}`, settlement, label: {kind: 'proposal', proposal}}
  if (proposal.kind !== 'fee') return [choice]
  const giftPence = pence - feesOf(proposal.membershipIds, payers)
  if (giftPence <= 0) return [choice]
  const parts = feeParts(proposal, pence - giftPence, payers)
  return [
    choice,
    {
      key: `split-${place}`,
      settlement: {parts: [...parts, gift(giftPence)]},
      label: {kind: 'split', proposal, giftPence},
    },
  ]
}

const gift = (pence: number): SettledPart => ({kind: 'donation', campaignId: null, donorName: null, pence})

export function ownKinds(line: Pick<BankLine, 'on' | 'openPence'>, data: InboxData): OwnKind[] {
  if (line.openPence <= 0) return ['refund', 'ignore']
  const mayBeHmrc = data.hasGiftAid || claimsBefore(line, data.claims).length > 0
  return ['members', 'gift', 'trip', ...(mayBeHmrc ? ['giftAid' as const] : []), 'ignore']
}

/**
 * What is chosen first: the best proposal, or what has to be said besides. Nothing is, where one press would take money that
 * came in from the reports, book a year that is paid once more, or pay one of two claims that ask for the same.
 */
export function firstChoice({match, line}: InboxItem, ready: readonly ReadyChoice[]): string | undefined {
  const {proposal} = match
  if (proposal?.kind === 'trip') return 'trip'
  const [first] = ready
  if (!first) return proposal?.kind === 'refundOf' ? 'refund' : undefined
  if (first.label.kind === 'recorded') return first.key
  const isUncounted = 'ignore' in first.settlement && first.settlement.ignore.why !== 'payout'
  const isOfTwo = proposal?.kind === 'giftAid' && match.alternatives.some(({kind}) => kind === 'giftAid')
  return (isUncounted && line.openPence > 0) || isPaidAlready(match) || isOfTwo ? undefined : first.key
}

/** Whether the database would hold the proposed fee as a second one. */
export const isPaidAlready = ({proposal, reasons}: Match): boolean =>
  proposal?.kind === 'fee' && reasons.some(({code}) => code === 'paidAlready')

/** Money was counted already only if it is a payout that is known. */
export const ignoreReasonsFor = (
  {on, openPence}: Pick<BankLine, 'on' | 'openPence'>,
  {payouts}: Pick<InboxData, 'payouts'>,
): IgnoreReason[] =>
  ignoreReasons.filter((why) => why !== 'payout' || payoutsFor({on, pence: openPence}, payouts).length > 0)

/** What is typed or picked for a line. */
export interface Typed {
  members: {membershipId: string; pounds: string}[]
  campaignId: string
  donorName: string
  email: string
  locale: Language
  eventKey: string
  registrationId: string
  /** `none`: HMRC paid for no claim of this site. */
  claimId: string
  why: IgnoreReason | ''
  note: string
}

export type OwnFault = 'nobody' | 'email' | 'sumUnclear' | 'sumTooMuch' | 'noTrip' | 'noClaim' | 'noReason'

export type OwnSettlement = {settlement: Settlement; giftPence: number} | {fault: OwnFault}

/** Turns what was typed into what is booked. */
export function ownSettlement(kind: OwnKind, typed: Typed, pence: number, data: InboxData): OwnSettlement {
  switch (kind) {
    case 'members':
      return ofMembers(typed, pence, data)
    case 'gift':
      return ofGift(typed, pence)
    case 'trip':
      return typed.eventKey
        ? booked({
            kind: 'trip',
            eventKey: typed.eventKey,
            registrationId: typed.registrationId || null,
            pence,
          })
        : {fault: 'noTrip'}
    case 'giftAid':
      return ofHmrc(typed, pence, data)
    case 'refund': {
      const [member] = typed.members
      return member ? booked({kind: 'refund', membershipId: member.membershipId, pence}) : {fault: 'nobody'}
    }
    default:
      return typed.why
        ? {
            settlement: {ignore: {why: typed.why, ...(typed.note.trim() && {note: typed.note.trim()})}},
            giftPence: 0,
          }
        : {fault: 'noReason'}
  }
}

const booked = (part: SettledPart): OwnSettlement => ({settlement: {parts: [part]}, giftPence: 0})

function ofHmrc({claimId}: Typed, pence: number, {claims}: InboxData): OwnSettlement {
  if (claimId === 'none') return booked({kind: 'giftAid', claimId: null, pence})
  const claim = claims.find(({id}) => id === claimId)
  if (!claim) return {fault: 'noClaim'}
  return booked({kind: 'giftAid', claimId, differencePence: pence - claim.pence, pence})
}

function ofGift({campaignId, donorName, email, locale}: Typed, pence: number): OwnSettlement {
  const address = tidyEmail(email)
  if (address && !isEmail(address)) return {fault: 'email'}
  return booked({
    kind: 'donation',
    campaignId: campaignId || null,
    donorName: donorName.trim() || null,
    ...(address && {email: address, locale}),
    pence,
  })
}

/** What the fees leave is a gift. */
function ofMembers({members, campaignId}: Typed, pence: number, {payers}: InboxData): OwnSettlement {
  if (members.length === 0) return {fault: 'nobody'}
  const parts: SettledPart[] = []
  for (const {membershipId, pounds} of members) {
    const part = typedPence(pounds)
    if (part === null) return {fault: 'sumUnclear'}
    const payer = payers.find((each) => each.membershipId === membershipId)
    const isAnnounced = payer?.openTransfer?.pence === part
    parts.push({
      kind: 'fee',
      membershipId,
      paymentId: isAnnounced ? (payer?.openTransfer?.paymentId ?? null) : null,
      pence: part,
    })
  }
  const giftPence = pence - parts.reduce((sum, part) => sum + part.pence, 0)
  if (giftPence < 0) return {fault: 'sumTooMuch'}
  const rest = giftPence > 0 ? [{...gift(giftPence), campaignId: campaignId || null} as SettledPart] : []
  return {settlement: {parts: [...parts, ...rest]}, giftPence}
}
