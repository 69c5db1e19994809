import {expect, test} from 'vitest'
import {matchAll} from './match-all.ts'
import {person} from './testing/community.ts'
import {lineOf} from './testing/labelled-line.ts'
import {sampleData} from './testing/match-sample.ts'

const {reference} = person('Tomas Butkus')

const lines = Array.from({length: 120}, (_, index) => ({
  ...lineOf(`A STRANGER ${index}`, 1500),
  line: index + 1,
}))

test('progress is told, and other tasks have their turn between', async () => {
  const told: number[] = []
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  const matches = await matchAll(lines, sampleData, (done) => told.push(done))
  clearInterval(timer)
  expect(matches).toHaveLength(120)
  expect(told).toEqual([25, 50, 75, 100, 120])
  expect(turns).toBeGreaterThan(0)
})

test('it ends when it is aborted', async () => {
  const controller = new AbortController()
  const told: number[] = []
  const matching = matchAll(
    lines,
    sampleData,
    (done) => {
      told.push(done)
      controller.abort(new Error('closed'))
    },
    controller.signal,
  )
  await expect(matching).rejects.toThrow('closed')
  expect(told).toEqual([25])
})

test('of two lines that pay the same fee the earlier is certain', async () => {
  const [late, early] = [
    {...lineOf(`T BUTKUS ${reference}`, 1500, '2026-11-14'), line: 1},
    {...lineOf(`T BUTKUS ${reference}`, 1500, '2026-11-12'), line: 2},
  ]
  const matches = await matchAll([late, early], sampleData)
  expect(matches.map(({certainty}) => certainty)).toEqual(['doubtful', 'certain'])
  expect(matches[0]?.reasons).toContainEqual({code: 'alsoClaimed', line: 2, against: true})
  expect(matches[0]?.proposal).toEqual(matches[1]?.proposal)
})

test('one transfer for two claims both', async () => {
  const other = person('Elena Kučinskaitė')
  const both = {...lineOf(`T BUTKUS ${reference} ${other.reference}`, 3000, '2026-11-12'), line: 1}
  const again = {...lineOf(`E KUCINSKAITE ${other.reference}`, 1500, '2026-11-13'), line: 2}
  const matches = await matchAll([both, again], sampleData)
  expect(matches.map(({certainty}) => certainty)).toEqual(['certain', 'doubtful'])
})
