import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {fingerprints} from './line-fingerprints.ts'
import type {StatementLine} from './statement-line.ts'

const lineOf = (changes: Partial<StatementLine> = {}): StatementLine => ({
  line: 1,
  on: '2026-03-12',
  pence: 1500,
  text: 'KAZLAUSKAS J M482137',
  bankId: null,
  balancePence: null,
  ...changes,
})

const printOf = async (changes: Partial<StatementLine>, account = 'Main') =>
  (await fingerprints([lineOf(changes)], account))[0]

test('a line is known by account, day, sum and text', async () => {
  const print = await printOf({})
  expect(print).toMatch(/^[\da-f]{64}$/)
  expect(await printOf({line: 9, balancePence: 5, text: 'Kazlauskas  J, m482137'})).toBe(print)
  const others = await Promise.all([
    printOf({on: '2026-03-13'}),
    printOf({pence: -1500}),
    printOf({text: 'KAZLAUSKAS R M482137'}),
    printOf({bankId: 'A1'}),
    printOf({}, '20000012345678'),
  ])
  expect(new Set([print, ...others]).size).toBe(6)
})

test('with an id of the bank another text is the same line', async () => {
  expect(await printOf({bankId: 'A1', text: 'PENDING'})).toBe(await printOf({bankId: 'A1'}))
})

test('two equal payments on one day are two', async () => {
  const prints = await fingerprints(
    [lineOf(), lineOf(), lineOf({on: '2026-03-13'}), lineOf({bankId: 'A'}), lineOf({bankId: 'A'})],
    'Main',
  )
  expect(new Set(prints).size).toBe(5)
})

const lines = fc.array(
  fc.record({
    line: fc.nat(),
    on: fc.constantFrom('2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14'),
    pence: fc.constantFrom(1500, 3000, -650),
    text: fc.constantFrom('KAZLAUSKAS J', 'KAZLAUSKIENE R', 'M482137'),
    bankId: fc.constantFrom(null, 'A', 'B'),
    balancePence: fc.constant(null),
  }),
  {maxLength: 40},
)

test('two files whose periods overlap by whole days have the lines of the whole, in either order of time', async () => {
  await fc.assert(
    fc.asyncProperty(
      lines,
      fc.integer({min: 9, max: 15}),
      fc.integer({min: 9, max: 15}),
      async (all, one, other) => {
        const whole = all.toSorted((first, second) => first.on.localeCompare(second.on))
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map(
          (day) => `2026-03-${String(day).padStart(2, '0')}`,
        )
        const early = whole.filter(({on}) => on <= (to ?? ''))
        const late = whole.filter(({on}) => on >= (from ?? '')).toReversed()
        const union = new Set([...(await fingerprints(early, 'Main')), ...(await fingerprints(late, 'Main'))])
        expect([...union].toSorted()).toEqual((await fingerprints(whole, 'Main')).toSorted())
      },
    ),
    {numRuns: 50},
  )
})

test('equal lines of two accounts are never the same', async () => {
  await fc.assert(
    fc.asyncProperty(lines, async (all) => {
      const [main, savings] = [await fingerprints(all, 'Main'), await fingerprints(all, 'Savings')]
      expect(new Set([...main, ...savings]).size).toBe(all.length * 2)
    }),
    {numRuns: 50},
  )
})
