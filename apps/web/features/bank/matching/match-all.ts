import type {StatementLine} from '../statement/statement-line.ts'
import type {MatchData} from './match-data.ts'
import type {Match, Proposal} from './match.ts'
import {matcher} from './matcher.ts'

/** Some tens of milliseconds. */
const chunk = 25

/**
 * Matches all lines of a statement, and gives the browser its turn after some of them. `onProgress` is told how many are done.
 * Rejects with the signal's reason when it is aborted.
 */
export async function matchAll(
  lines: StatementLine[],
  data: MatchData,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
): Promise<Match[]> {
  const match = matcher(data)
  const matches: Match[] = []
  for (let start = 0; start < lines.length; start += chunk) {
    signal?.throwIfAborted()
    matches.push(...lines.slice(start, start + chunk).map((line) => match(line)))
    onProgress?.(matches.length)
    await nextTurn()
  }
  signal?.throwIfAborted()
  return withoutDoubleClaims(lines, matches)
}

/** Of several lines that would certainly be the same fee, payout or claim, the earliest is, and the others are doubtful. */
export function withoutDoubleClaims(lines: StatementLine[], matches: Match[]): Match[] {
  const inTime = lines
    .map((line, index) => ({line, index}))
    .toSorted((one, other) => one.line.on.localeCompare(other.line.on) || one.line.line - other.line.line)
  const claimed = new Map<string, number>()
  const decided = [...matches]
  for (const {line, index} of inTime) {
    const match = matches[index]
    if (match?.certainty !== 'certain') continue
    const ids = claimedBy(match.proposal)
    const earlier = ids.map((id) => claimed.get(id)).find((each) => each !== undefined)
    if (earlier === undefined) for (const id of ids) claimed.set(id, line.line)
    else decided[index] = doubted(match, earlier)
  }
  return decided
}

const claimedBy = (proposal: Proposal): string[] => {
  if (proposal?.kind === 'fee') return proposal.membershipIds
  if (proposal?.kind === 'giftAid') return [proposal.claimId]
  return proposal?.kind === 'ignore' && proposal.payoutId ? [proposal.payoutId] : []
}

const doubted = (match: Match, line: number): Match => ({
  ...match,
  certainty: 'doubtful',
  reasons: [...match.reasons, {code: 'alsoClaimed', line, against: true}],
})

/** A task of its own, so that the page is drawn and clicks are heard meanwhile. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
