import {matcher} from '../matcher.ts'
import type {Match} from '../match.ts'
import {halfOf, isRight, sample, sampleData, type SampleLine} from './match-sample.ts'

interface Matched {
  labelled: SampleLine
  match: Match
}

const matchOf = matcher(sampleData)

export const matchedSample: Matched[] = sample.map((labelled) => ({labelled, match: matchOf(labelled.line)}))

/** Certain, and not what the label says, or what nobody may be certain of. */
export const isWrongCertain = ({labelled, match}: Matched): boolean =>
  match.certainty === 'certain' && (labelled.isTrap || !isRight(match, labelled.label))

interface Figures {
  lines: number
  /** Lines of which a person could know what they are. */
  knowable: number
  certain: number
  wrongCertain: number
  proposed: number
  right: number
}

function figuresOf(matched: Matched[]): Figures {
  const certain = matched.filter(({match}) => match.certainty === 'certain')
  const right = matched.filter(
    ({labelled, match}) => labelled.label !== null && isRight(match, labelled.label),
  )
  return {
    lines: matched.length,
    knowable: matched.filter(({labelled}) => labelled.label !== null).length,
    certain: certain.length,
    wrongCertain: certain.filter(isWrongCertain).length,
    proposed: matched.filter(({match}) => match.proposal !== null).length,
    right: right.length,
  }
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** Cells of a row: lines, precision and recall of the certain ones, precision and recall of all proposals. */
const cellsOf = ({lines, knowable, certain, wrongCertain, proposed, right}: Figures): string[] => [
  String(lines),
  `${certain - wrongCertain} / ${certain}`,
  percent(certain - wrongCertain, certain),
  percent(certain - wrongCertain, knowable),
  percent(right, proposed),
  percent(right, knowable),
]

/** The table of docs/decisions/055-bank-matching.md: both halves, then the groups of the half that is reported. */
export function figuresTable(): string[][] {
  const report = matchedSample.filter(({labelled}) => halfOf(labelled) === 'report')
  const tuning = matchedSample.filter(({labelled}) => halfOf(labelled) === 'tuning')
  return [
    ['all, tuned on', ...cellsOf(figuresOf(tuning))],
    ['**all, reported**', ...cellsOf(figuresOf(report))],
    ...rowsBy(report, ({group}) => group),
  ]
}

/** The same by kind, which is too long for a document. */
export const figuresByKind = (half: 'tuning' | 'report'): string[][] =>
  rowsBy(
    matchedSample.filter(({labelled}) => halfOf(labelled) === half),
    ({kind}) => kind,
  )

function rowsBy(some: Matched[], keyOf: (labelled: SampleLine) => string): string[][] {
  const groups = Map.groupBy(some, ({labelled}) => keyOf(labelled))
  return [...groups].map(([key, each]) => [key, ...cellsOf(figuresOf(each))])
}
