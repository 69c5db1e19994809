import {personReasons, personScore, candidates} from './fee-proposals.ts'
import type {ScoredProposal, Subject} from './line-subject.ts'
import {strengths} from './name-evidence.ts'
import {platformOf} from './payouts.ts'

/** Money that went out: back to a member, or to somebody who sold something. */
export function refundProposals(subject: Subject): ScoredProposal[] {
  const isRefund = subject.purposes.named.has('refund')
  const people = candidates(subject).flatMap((payer) => {
    const score = personScore(payer, subject)
    if (score < (isRefund ? strengths.medium : strengths.strong)) return []
    const proposal = {kind: 'refundOf' as const, membershipId: payer.membershipId}
    return {
      proposal,
      score,
      reasons: [{code: 'moneyOut' as const}, ...personReasons(payer, subject)],
      isCertain: false,
    }
  })
  if (!isRefund) return people
  const nobody = {
    proposal: {kind: 'refundOf' as const, membershipId: null},
    score: 45,
    reasons: [{code: 'moneyOut' as const}],
    isCertain: false,
  }
  return [...people, nobody]
}

/** A bill, if it is nothing else. What a platform took back may belong to money that was counted. */
export function spent(subject: Subject): ScoredProposal[] {
  if (platformOf(subject) !== undefined) return []
  return [
    {
      proposal: {kind: 'ignore', why: 'other'},
      score: 40,
      reasons: [{code: 'moneyOut'}],
      isCertain: false,
    },
  ]
}
