import {matcher} from '../matcher.ts'
import type {Match} from '../match.ts'
import {halfOf, isRight, sample, sampleData, type Half, type SampleLine} from './match-sample.ts'

interface Matched {
  labelled: SampleLine
  match: Match
}

const matchOf = matcher(sampleData)

const matchedSample: Matched[] = sample.map((labelled) => ({labelled, match: matchOf(labelled.line)}))

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

/** The table of docs/decisions/055-bank-matching.md: all three parts, then the groups of the half that is reported. */
export const figuresTable = (): string[][] => [
  ['all, tuned on', ...cellsOf(figuresOf(partOf('tuning')))],
  ['**all, reported**', ...cellsOf(figuresOf(partOf('report')))],
  ['**written later**', ...cellsOf(figuresOf(partOf('later')))],
  ...rowsBy(partOf('report'), ({group}) => group),
]

/** The same by kind, which is too long for a document. */
export const figuresByKind = (half: Half): string[][] => rowsBy(partOf(half), ({kind}) => kind)

export const partOf = (half: Half): Matched[] =>
  matchedSample.filter(({labelled}) => halfOf(labelled) === half)

function rowsBy(some: Matched[], keyOf: (labelled: SampleLine) => string): string[][] {
  const groups = Map.groupBy(some, ({labelled}) => keyOf(labelled))
  return [...groups].map(([key, each]) => [key, ...cellsOf(figuresOf(each))])
}
