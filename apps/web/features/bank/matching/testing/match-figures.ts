import {matcher} from '../matcher.ts'
import type {Match} from '../match.ts'
import {cellsOf, figuresOf, isWrong, type Judged} from './figures.ts'
import {halfOf, isRight, sample, sampleData, type Half, type SampleLine} from './match-sample.ts'

interface Matched {
  labelled: SampleLine
  match: Match
}

const matchOf = matcher(sampleData)

const matchedSample: Matched[] = sample.map((labelled) => ({labelled, match: matchOf(labelled.line)}))

const judge = ({labelled, match}: Matched): Judged => ({
  match,
  isKnowable: labelled.label !== null,
  isRight: isRight(match, labelled.label),
  mayBeCertain: !labelled.isTrap,
})

const judgedOf = (some: Matched[]) => some.map(judge)

export const isWrongCertain = (matched: Matched): boolean => isWrong(judge(matched))

/** The table of docs/decisions/055-bank-matching.md: all three parts, then the groups of the half that is reported. */
export const figuresTable = (): string[][] => [
  ['all, tuned on', ...cellsOf(figuresOf(judgedOf(partOf('tuning'))))],
  ['**all, reported**', ...cellsOf(figuresOf(judgedOf(partOf('report'))))],
  ['**written later**', ...cellsOf(figuresOf(judgedOf(partOf('later'))))],
  ...rowsBy(partOf('report'), ({group}) => group),
]

/** The same by kind, which is too long for a document. */
export const figuresByKind = (half: Half): string[][] => rowsBy(partOf(half), ({kind}) => kind)

export const partOf = (half: Half): Matched[] =>
  matchedSample.filter(({labelled}) => halfOf(labelled) === half)

function rowsBy(some: Matched[], keyOf: (labelled: SampleLine) => string): string[][] {
  const groups = Map.groupBy(some, ({labelled}) => keyOf(labelled))
  return [...groups].map(([key, each]) => [key, ...cellsOf(figuresOf(judgedOf(each)))])
}
