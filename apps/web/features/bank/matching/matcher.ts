import type {StatementLine} from '../statement/statement-line.ts'
import {feeProposals} from './fee-proposals.ts'
import {giftProposals} from './gift-proposals.ts'
import {claimProposals, isOfHmrc, withUnclaimed} from './hmrc-repayments.ts'
import {ignored} from './ignored-lines.ts'
import {learntProposals} from './learnt-proposals.ts'
import {subjects, type ScoredProposal, type Subject} from './line-subject.ts'
import type {MatchData} from './match-data.ts'
import type {Match} from './match.ts'
import {refundProposals, spent} from './money-out.ts'
import {payoutProposals, withUncounted} from './payouts.ts'
import {sharedTransfers} from './shared-transfers.ts'

const leastScore = 40

const mostAlternatives = 5

/**
 * Builds the indexes of the data once and returns what tells what a line is. A line is certain only if nothing speaks
 * against it (docs/decisions/055-bank-matching.md). Whether another line claims the same is decided in `matchAll`.
 */
export function matcher(data: MatchData): (line: StatementLine) => Match {
  const subjectOf = subjects(data)
  return (line) => {
    const subject = subjectOf(line)
    return withUnclaimed(withUncounted(decided(proposalsFor(subject, data)), subject), subject)
  }
}

function proposalsFor(subject: Subject, {payouts, claims}: MatchData): ScoredProposal[] {
  const {line, references} = subject
  if (isOfHmrc(subject)) {
    const isReferred = references.exact.length > 0
    return [...claimProposals(subject, claims), ...(isReferred ? feeProposals(subject) : [])]
  }
  const ignoring = [...payoutProposals(subject, payouts), ...ignored(subject)]
  if (line.pence === 0) return ignoring
  if (line.pence < 0) {
    const proposals = [
      ...ignoring,
      ...refundProposals(subject),
      ...learntProposals(subject).filter(({proposal}) => proposal.kind === 'ignore'),
    ]
    return proposals.length > 0 ? proposals : spent(subject)
  }
  return [
    ...ignoring,
    ...feeProposals(subject),
    ...sharedTransfers(subject),
    ...learntProposals(subject),
    ...giftProposals(subject),
  ]
}

function decided(proposals: ScoredProposal[]): Match {
  const ranked = merged(proposals)
    .filter(({score, isCertain}) => isCertain || score >= leastScore)
    .toSorted(
      (one, other) =>
        Number(other.isCertain) - Number(one.isCertain) ||
        Number(one.isContradicted ?? false) - Number(other.isContradicted ?? false) ||
        other.score - one.score ||
        keyOf(one).localeCompare(keyOf(other)),
    )
  const [first, second] = ranked
  if (!first) return {proposal: null, certainty: 'none', reasons: [], alternatives: []}
  const isCertain = first.isCertain && !second?.isCertain
  return {
    proposal: first.proposal,
    certainty: isCertain ? 'certain' : 'doubtful',
    reasons: first.reasons,
    alternatives: isCertain ? [] : ranked.slice(1, mostAlternatives + 1).map(({proposal}) => proposal),
  }
}

/** What two rules propose is proposed once, with the reasons of both. */
function merged(proposals: ScoredProposal[]): ScoredProposal[] {
  const byKey = new Map<string, ScoredProposal>()
  for (const each of proposals) {
    const key = keyOf(each)
    const known = byKey.get(key)
    const isCertain = each.isCertain || (known?.isCertain ?? false)
    // What is learnt accounts for words that the other rule did not know.
    const reasons = [...(known?.reasons ?? []), ...each.reasons].filter(
      ({code}) => !isCertain || code !== 'otherWords',
    )
    byKey.set(key, {
      proposal: known?.proposal ?? each.proposal,
      score: Math.max(known?.score ?? 0, each.score) + (known ? 10 : 0),
      reasons: [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()],
      isCertain,
      isContradicted: each.isContradicted && (known?.isContradicted ?? true),
    })
  }
  return [...byKey.values()]
}

/** Without what the same proposal may have in two ways. */
const keyOf = ({proposal}: ScoredProposal) =>
  JSON.stringify(
    proposal.kind === 'donation' ? [proposal.kind, proposal.campaignId] : Object.values(proposal),
  )
