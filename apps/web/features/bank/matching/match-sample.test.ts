import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {people} from './testing/community.ts'
import {figuresTable, isWrongCertain, matchedSample} from './testing/match-figures.ts'
import {halfOf, sample} from './testing/match-sample.ts'

const decision = join(import.meta.dirname, '../../../../../docs/decisions/055-bank-matching.md')

test('the sample is large, and of halves of about the same size', () => {
  expect(people.length).toBeGreaterThanOrEqual(130)
  expect(sample.length).toBeGreaterThanOrEqual(400)
  expect(new Set(sample.map(({kind}) => kind)).size).toBeGreaterThan(50)
  const tuning = sample.filter((each) => halfOf(each) === 'tuning').length
  expect(Math.abs(tuning - sample.length / 2)).toBeLessThan(sample.length / 10)
})

describe.each(['tuning', 'report'] as const)('in the half for %s', (half) => {
  const some = matchedSample.filter(({labelled}) => halfOf(labelled) === half)

  test('none of the certain ones is wrong', () => {
    const wrong = some
      .filter(isWrongCertain)
      .map(({labelled, match}) => [labelled.kind, labelled.line.text, match.proposal])
    expect(wrong).toEqual([])
    expect(some.filter(({match}) => match.certainty === 'certain').length).toBeGreaterThan(80)
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
    expect(doubted.length).toBeGreaterThan(20)
    expect(doubted.filter(({match}) => match.certainty === 'certain')).toEqual([])
  })

  test('certain ones have no alternatives, and doubtful ones at most five', () => {
    const lengths = some.map(({match}) => [match.certainty === 'certain', match.alternatives.length] as const)
    expect(lengths.filter(([isCertain, length]) => length > (isCertain ? 0 : 5))).toEqual([])
  })
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
  expect(rows).toEqual(expect.arrayContaining(figuresTable()))
})
