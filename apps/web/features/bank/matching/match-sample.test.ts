import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {people} from './testing/community.ts'
import {figuresTable, isWrongCertain, partOf} from './testing/match-figures.ts'
import {cellsOf, figuresOf, isWrong} from './testing/figures.ts'
import {judgedFile, readLabelled} from './testing/labelled-file.ts'
import {sample} from './testing/match-sample.ts'

const decision = join(import.meta.dirname, '../../../../../docs/decisions/055-bank-matching.md')

test('the sample is large, and of halves of about the same size', () => {
  expect(people.length).toBeGreaterThanOrEqual(130)
  expect(sample.length).toBeGreaterThanOrEqual(400)
  expect(new Set(sample.map(({kind}) => kind)).size).toBeGreaterThan(50)
  const [tuning, report] = [partOf('tuning').length, partOf('report').length]
  expect(Math.abs(tuning - report)).toBeLessThan(sample.length / 10)
})

describe.each([
  ['tuning', 80],
  ['report', 80],
  ['later', 10],
] as const)('in the part for %s', (half, least) => {
  const some = partOf(half)

  test('none of the certain ones is wrong', () => {
    const wrong = some
      .filter(isWrongCertain)
      .map(({labelled, match}) => [labelled.kind, labelled.line.text, match.proposal])
    expect(wrong).toEqual([])
    expect(some.filter(({match}) => match.certainty === 'certain').length).toBeGreaterThan(least)
  })

  test('every proposal says why, unless it is a guess from the sum', () => {
    const silent = some.filter(({match}) => match.proposal !== null && match.reasons.length === 0)
    expect(silent.every(({match}) => match.certainty === 'doubtful' && match.proposal?.kind !== 'fee')).toBe(
      true,
    )
  })

  test('what speaks against a line keeps it from being certain', () => {
    const doubted = some.filter(({match}) =>
      match.reasons.some((reason) => 'against' in reason && reason.code !== 'sameName'),
    )
    expect(doubted.length).toBeGreaterThan(5)
    expect(doubted.filter(({match}) => match.certainty === 'certain')).toEqual([])
  })

  test('certain ones have no alternatives, and doubtful ones at most five', () => {
    const lengths = some.map(({match}) => [match.certainty === 'certain', match.alternatives.length] as const)
    expect(lengths.filter(([isCertain, length]) => length > (isCertain ? 0 : 5))).toEqual([])
  })
})

const shared = readLabelled(
  ...((['lines', 'match-data'] as const).map((name) =>
    join(import.meta.dirname, `testing/labelled-by-another/${name}.json`),
  ) as [string, string]),
)

test('of lines that somebody else labelled none is certain and wrong, and most are right at first', () => {
  const judged = judgedFile(shared)
  expect(judged.filter((each) => isWrong(each.judged)).map(({each}) => each.text)).toEqual([])
  const knowable = judged.filter((each) => each.judged.isKnowable)
  expect(knowable.filter((each) => each.judged.isRight).length).toBeGreaterThan(0.95 * knowable.length)
  expect(knowable.filter((each) => each.judged.match.certainty === 'certain').length).toBeGreaterThan(
    knowable.length / 4,
  )
})

test('the figures in the decision are those that are measured', () => {
  const rows = readFileSync(decision, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(rows).toEqual(
    expect.arrayContaining([
      ...figuresTable(),
      ['**labelled by another**', ...cellsOf(figuresOf(judgedFile(shared).map(({judged}) => judged)))],
    ]),
  )
})
