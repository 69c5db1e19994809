import type {MatchData} from '../match-data.ts'
import type {Match} from '../match.ts'
import {campaigns, people, trips} from './community.ts'
import {byFamily} from './family-lines.ts'
import {householdLines} from './household-lines.ts'
import {byName} from './name-lines.ts'
import {byReference} from './reference-lines.ts'
import type {Label, LabelledLine} from './labelled-line.ts'
import {laterLines} from './later-lines.ts'
import {learnt, learntLines} from './learnt-lines.ts'
import {nearMisses} from './near-miss-lines.ts'
import {gifts, journeys, moneyOut, ofBank} from './other-lines.ts'

export const sampleData: MatchData = {
  today: '2026-11-27',
  payers: people,
  learnt,
  campaigns,
  trips,
  claims: [],
  payouts: [...ofBank(), ...laterLines()]
    .filter(({label}) => label?.kind === 'ignore' && label.why === 'payout')
    .map(({line: {text, pence, on}}) => ({id: `po ${text}`, pence, on})),
}

const groups: Record<string, LabelledLine[]> = {
  'fees by reference': byReference(),
  'fees by name': byName(),
  'families, and several in one transfer': byFamily(),
  households: householdLines(),
  'near misses': nearMisses(),
  'learnt payers': learntLines(),
  gifts: gifts(),
  trips: journeys(),
  'the bank’s own lines': ofBank(),
  'money out': moneyOut(),
  'written later': laterLines(),
}

export interface SampleLine extends LabelledLine {
  group: string
}

export const sample: SampleLine[] = Object.entries(groups)
  .flatMap(([group, lines]) => lines.map((each) => ({...each, group})))
  .map((each, index) => ({...each, line: {...each.line, line: index + 1}}))

export type Half = 'tuning' | 'report' | 'later'

/** The matcher is tuned on one half and reported on the other, and on lines that were written later. The text decides. */
export function halfOf({group, line}: SampleLine): Half {
  if (group === 'written later') return 'later'
  return hash(`${line.text} ${line.pence}`) % 2 === 0 ? 'tuning' : 'report'
}

/** FNV-1a, its upper half, which is better mixed. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 16
}

export function isRight({proposal}: Match, label: Label): boolean {
  if (proposal === null || label === null) return proposal === label
  if (proposal.kind === 'fee' && label.kind === 'fee') {
    const ids = label.members.map(({membershipId}) => membershipId)
    return proposal.membershipIds.toSorted().join(' ') === ids.toSorted().join(' ')
  }
  if (proposal.kind === 'donation' && label.kind === 'donation')
    return proposal.campaignId === label.campaignId
  if (proposal.kind === 'trip' && label.kind === 'trip') return proposal.eventKey === label.eventKey
  if (proposal.kind === 'ignore' && label.kind === 'ignore') return proposal.why === label.why
  return (
    proposal.kind === 'refundOf' &&
    label.kind === 'refundOf' &&
    proposal.membershipId === (label.member?.membershipId ?? null)
  )
}
