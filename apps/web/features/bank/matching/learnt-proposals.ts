import {sumOf} from './due-sums.ts'
import {feeOf, otherSumScore, strengthIn, sumReason, withPurpose} from './fee-proposals.ts'
import {donorOf} from './gift-proposals.ts'
import {isForOther, type ScoredProposal, type Subject} from './line-subject.ts'
import type {Learnt, Payer} from './match-data.ts'
import type {Reason} from './match.ts'
import {strengths} from './name-evidence.ts'
import {saidBesides} from './other-words.ts'

/** Decided so often, it is decided the same again. */
const oftenEnough = 2

interface Decided {
  score: number
  reasons: Reason[]
  /** Often enough, always the same, without other words, and without a reference that may say otherwise. */
  isClear: boolean
}

/** What was decided about earlier lines of the same payer. */
export function learntProposals(subject: Subject): ScoredProposal[] {
  return subject.learnt.flatMap((learnt) => {
    const {target} = learnt
    const isGift = target.kind === 'donation'
    const words = subject.payerText.split(' ')
    const others =
      target.kind === 'member'
        ? []
        : saidBesides(subject.otherWords([], {words, purpose: isGift ? 'donation' : undefined}))
    const decided = {
      reasons: [{code: 'learnt', times: learnt.times} as const, ...others],
      score: 90 + 10 * Math.min(learnt.times, 3),
      isClear:
        learnt.times >= oftenEnough &&
        subject.learnt.length === 1 &&
        others.length === 0 &&
        hasNoReference(subject),
    }
    if (target.kind === 'member') return learntFee(subject, learnt, target.membershipIds, decided)
    if (isGift) return learntGift(subject, learnt, target.campaignId, decided)
    // Money that came in may hide a fee.
    const isCertain = decided.isClear && subject.line.pence < 0
    return {
      ...decided,
      proposal: {kind: 'ignore', why: 'other'} as const,
      score: decided.score - 5,
      isCertain,
    }
  })
}

/** Certain only for the sum that it always was, of somebody who owes no such fee. */
function learntGift(
  subject: Subject,
  {pence}: Learnt,
  campaignId: string | null,
  {isClear, ...decided}: Decided,
) {
  const {line, names, purposes, due} = subject
  const owes = [...names.values()].some(({payer}) => due(payer).pence === line.pence)
  const isForOtherGift =
    purposes.trips.length > 0 || purposes.campaigns.some(({campaign}) => campaign.id !== campaignId)
  return {
    ...decided,
    proposal: {kind: 'donation', campaignId, donorName: donorOf(subject)} as const,
    isCertain: isClear && pence === line.pence && !owes && !isForOtherGift,
  }
}

function learntFee(
  subject: Subject,
  {pence: usual}: Learnt,
  membershipIds: string[],
  {isClear, reasons, score}: Decided,
): ScoredProposal[] {
  const found = membershipIds.map((id) => subject.payerWithId(id))
  const payers = [...new Set(found)].filter((payer) => payer !== undefined)
  if (payers.length === 0 || found.includes(undefined)) return []
  const dues = payers.map(subject.due)
  const pence = sumOf(dues)
  const isSum = pence === subject.line.pence
  const others = saidBesides(
    subject.otherWords(payers, {words: subject.payerText.split(' '), purpose: 'fee'}),
  )
  const against = [...dues.flatMap((due) => due.against), ...others]
  const isDue = dues.every((due) => due.against.length === 0)
  const otherSum = otherSumScore(subject.line.pence - pence, {isFee: false, isDue}) - 20
  const dueScore = isDue ? 40 : 5
  return [
    {
      proposal: feeOf(payers, subject),
      score: withPurpose(score + (isSum ? dueScore : otherSum), subject),
      reasons: [...reasons, sumReason(pence, subject), ...against],
      isCertain:
        isClear &&
        isSum &&
        against.length === 0 &&
        !hasDouble(payers, subject) &&
        !isForOther(subject) &&
        usual === pence,
    },
  ]
}

/** Whether the same letters may mean somebody else: father and son. */
function hasDouble(payers: Payer[], {names}: Subject): boolean {
  const own = Math.max(...payers.map(({membershipId}) => strengthIn(names, membershipId)))
  return [...names.values()].some(
    ({payer, strength}) =>
      !payers.includes(payer) && strengths[strength] > strengths.weak && strengths[strength] >= own,
  )
}

const hasNoReference = ({references}: Subject) =>
  references.exact.length === 0 && references.near.length === 0 && references.unknown.length === 0
