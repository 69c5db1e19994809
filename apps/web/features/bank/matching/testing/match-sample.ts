import type {MatchData} from '../match-data.ts'
import type {Match} from '../match.ts'
import {campaigns, people, trips} from './community.ts'
import {byFamily, byName, byReference} from './fee-lines.ts'
import type {Label, LabelledLine} from './labelled-line.ts'
import {learnt, learntLines, nearMisses} from './near-miss-lines.ts'
import {gifts, journeys, moneyOut, ofBank} from './other-lines.ts'

export const sampleData: MatchData = {
  today: '2026-11-27',
  feePence: 1500,
  payers: people,
  learnt,
  campaigns,
  trips,
}

export const sample: LabelledLine[] = [
  ...byReference(),
  ...byName(),
  ...byFamily(),
  ...nearMisses(),
  ...learntLines(),
  ...gifts(),
  ...journeys(),
  ...ofBank(),
  ...moneyOut(),
].map((each, index) => ({...each, line: {...each.line, line: index + 1}}))

/** The matcher is tuned on one half and reported on the other. The halves follow from the text. */
export const halfOf = ({line}: LabelledLine): 'tuning' | 'report' =>
  hash(`${line.text} ${line.pence}`) % 2 === 0 ? 'tuning' : 'report'

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

export interface Figures {
  lines: number
  /** Lines of which a person could know what they are. */
  knowable: number
  certain: number
  wrongCertain: number
  proposed: number
  right: number
}

export function figuresOf(matched: {labelled: LabelledLine; match: Match}[]): Figures {
  const certain = matched.filter(({match}) => match.certainty === 'certain')
  const right = matched.filter(
    ({labelled, match}) => labelled.label !== null && isRight(match, labelled.label),
  )
  return {
    lines: matched.length,
    knowable: matched.filter(({labelled}) => labelled.label !== null).length,
    certain: certain.length,
    wrongCertain: certain.filter(({labelled, match}) => labelled.isTrap || !isRight(match, labelled.label))
      .length,
    proposed: matched.filter(({match}) => match.proposal !== null).length,
    right: right.length,
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** Cells of a row: lines, precision and recall of the certain ones, precision and recall of all proposals. */
export const cellsOf = ({lines, knowable, certain, wrongCertain, proposed, right}: Figures): string[] => [
  String(lines),
  `${certain - wrongCertain} / ${certain}`,
  percent(certain - wrongCertain, certain),
  percent(certain - wrongCertain, knowable),
  percent(right, proposed),
  percent(right, knowable),
]
