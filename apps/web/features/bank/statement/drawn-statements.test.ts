import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {linesOf} from './lines-of.ts'
import {openedCsv, today} from './testing/opened-csv.ts'
import {readStatement} from './read-statement.ts'
import {wordsIn} from './sign-column.ts'
import type {StatementColumns} from './statement-line.ts'
import {areUnsigned} from './unsigned-sums.ts'

interface Movement {
  on: string
  pence: number
  text: string
}

const day = (daysAgo: number) => new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10)

const movement = fc.record({
  on: fc.integer({min: 0, max: 60}).map(day),
  pence: fc.integer({min: -50_000, max: 200_000}).filter((pence) => pence !== 0),
  text: fc.stringMatching(/^[A-Z]{4,9} [A-Z]{3,8} M[1-9]\d{5}$/),
})

const pounds = (pence: number, decimal: string) =>
  `${pence < 0 ? '-' : ''}${Math.trunc(Math.abs(pence) / 100)}${decimal}${String(Math.abs(pence) % 100).padStart(2, '0')}`

const dayStyles: Record<string, (on: string) => string> = {
  iso: (on) => on,
  british: (on) => on.split('-').toReversed().join('/'),
  american: (on) => [on.slice(5, 7), on.slice(8), on.slice(0, 4)].join('/'),
  short: (on) => on.slice(2).split('-').toReversed().join('.'),
  yearFirst: (on) => on.slice(2).replaceAll('-', '/'),
}

type Column = [heading: string, cell: (each: Movement) => string]

const plus = (pence: number, decimal: string) => (pence > 0 ? pounds(pence, decimal) : '')

/** How a bank writes what is money in and what is money out. */
const signStyles: Record<string, (decimal: string) => Column[]> = {
  minus: (decimal) => [['Amount', ({pence}) => pounds(pence, decimal)]],
  brackets: (decimal) => [
    ['Amount', ({pence}) => (pence < 0 ? `£(${pounds(-pence, decimal)})` : `£${pounds(pence, decimal)}`)],
  ],
  columns: (decimal) => [
    ['Paid out', ({pence}) => plus(-pence, decimal)],
    ['Paid in', ({pence}) => plus(pence, decimal)],
  ],
  words: (decimal) => [
    ['Amount', ({pence}) => pounds(Math.abs(pence), decimal)],
    ['Indicator', ({pence}) => (pence < 0 ? 'DBIT' : 'CRDT')],
  ],
  unknownWords: (decimal) => [
    ['Amount', ({pence}) => pounds(Math.abs(pence), decimal)],
    ['Pobūdis', ({pence}) => (pence < 0 ? 'Minusinė' : 'Pliusinė')],
  ],
  letters: (decimal) => [
    ['Suma', ({pence}) => pounds(Math.abs(pence), decimal)],
    ['D/K', ({pence}) => (pence < 0 ? 'D' : 'K')],
  ],
}

interface Layout {
  movements: Movement[]
  separator: string
  decimal: string
  dayStyle: string
  signStyle: string
  order: number[]
  hasBalance: boolean
  isNewestFirst: boolean
}

const layouts: fc.Arbitrary<Layout> = fc.record({
  movements: fc
    .array(movement, {minLength: 1, maxLength: 12})
    .map((all) => all.toSorted((one, other) => one.on.localeCompare(other.on))),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  decimal: fc.constantFrom('.', ','),
  dayStyle: fc.constantFrom(...Object.keys(dayStyles)),
  signStyle: fc.constantFrom(...Object.keys(signStyles)),
  order: fc.array(fc.nat({max: 99}), {minLength: 8, maxLength: 8}),
  hasBalance: fc.boolean(),
  isNewestFirst: fc.boolean(),
})

/** The file of a layout, and its movements in the order of its rows. */
function written(layout: Layout): {text: string; movements: Movement[]} {
  const {movements, separator, decimal, order} = layout
  let balance = 100_000
  const balances = new Map(movements.map((each) => [each, (balance += each.pence)]))
  const columns: Column[] = [
    ['Date', ({on}) => dayStyles[layout.dayStyle]?.(on) ?? on],
    ['Description', ({text}) => text],
    ['Currency', () => 'GBP'],
    ...(signStyles[layout.signStyle]?.(decimal) ?? []),
    ...(layout.hasBalance
      ? [['Balance', (each: Movement) => pounds(balances.get(each) ?? 0, decimal)] as Column]
      : []),
  ]
  const shuffled = columns
    .map((column, place) => ({column, place: order[place] ?? 0}))
    .toSorted((one, other) => one.place - other.place)
  const rows = layout.isNewestFirst ? movements.toReversed() : movements
  const text = [
    shuffled.map(({column: [heading]}) => heading),
    ...rows.map((row) => shuffled.map(({column: [, cell]}) => cell(row))),
  ]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(separator))
    .join('\n')
  return {text, movements: rows}
}

type Opened = Awaited<ReturnType<typeof openedCsv>>

/** The columns after every answer that the questions allow. */
function answers({columns, dateOrders, rows}: Opened): StatementColumns[] {
  const days = dateOrders
    .map((dateOrder) => ({...columns, dateOrder}))
    .flatMap((each) =>
      areUnsigned(rows, each) ? [false, true].map((isTurned) => ({...each, isTurned})) : [each],
    )
  if (columns.direction === undefined || columns.spent !== undefined) return days
  const {direction, ...plain} = columns
  const [one = '', other = ''] = wordsIn(rows, columns, direction)
  return days.flatMap(({dateOrder}) => [
    {...plain, dateOrder},
    {...columns, dateOrder, spent: one, received: other},
    {...columns, dateOrder, spent: other, received: one},
  ])
}

test('a statement in any layout is read as it is, or asked about so that one answer is right', async () => {
  await fc.assert(
    fc.asyncProperty(layouts, async (layout) => {
      const signs = new Set(layout.movements.map(({pence}) => Math.sign(pence)))
      // Two words that nobody knows are told by being two, in more lines than texts have by chance.
      fc.pre(layout.signStyle !== 'unknownWords' || signs.size === 1 || layout.movements.length > 3)
      const {text, movements} = written(layout)
      const statement = await openedCsv(text)
      const readings = answers(statement).map((columns) =>
        linesOf(statement.rows, columns).lines.map(({on, pence, text: each}) => ({
          on,
          pence,
          text: /[A-Z]+ [A-Z]+ M[0-9]{6}/.exec(each)?.[0],
        })),
      )
      expect(readings).toContainEqual(movements)
    }),
    {numRuns: 400},
  )
})

const words = fc.oneof(
  fc.string({maxLength: 12}),
  fc.constantFrom('Išlaidos', 'Debit', 'out', 'CRDT', 'Nuoma'),
)

test('sums without a sign are never silently money in, whatever else stands there', async () => {
  const rows = fc.array(
    fc.record({daysAgo: fc.integer({min: 0, max: 60}), pence: fc.integer({min: 1, max: 99_999})}),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  await fc.assert(
    fc.asyncProperty(rows, words, words, words, async (movements, heading, word, sumHeading) => {
      const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
      const text = [
        ['Date', 'Details', heading, sumHeading],
        ...movements.map(({daysAgo, pence}, place) => [
          day(daysAgo),
          `PAYEE ${place}`,
          word,
          pounds(pence, '.'),
        ]),
      ]
        .map((cells) => cells.map(cell).join(','))
        .join('\n')
      const statement = await readStatement(new Blob([text]), today)
      if (!statement.ok || statement.kind !== 'csv') return
      const {columns} = statement
      const isAsked =
        areUnsigned(statement.rows, columns) ||
        (columns.direction !== undefined && columns.spent === undefined)
      const isSaidBeside =
        columns.direction !== undefined || columns.in !== undefined || columns.out !== undefined
      // A drawn word such as "-0" is itself a sum with a sign.
      const isMoneyIn = linesOf(statement.rows, columns).lines.some(({pence}) => pence > 0)
      expect(isAsked || isSaidBeside || !isMoneyIn).toBe(true)
    }),
    {numRuns: 150},
  )
})

test.each([
  ['Money out', {out: 2}, -850],
  ['Išlaidos', {out: 2}, -850],
  ['Paid in', {in: 2}, 850],
] as const)('a column of sums under %s says itself which they are', async (heading, columns, pence) => {
  const statement = await openedCsv(
    `Date,Description,${heading}\n2026-11-01,NUOMA,8.50\n2026-11-02,NUOMA,8.50`,
  )
  expect(statement.columns).toMatchObject(columns)
  expect(areUnsigned(statement.rows, statement.columns)).toBe(false)
  expect(statement.lines.map((each) => each.pence)).toEqual([pence, pence])
})

test.each([
  ['nothing', '8.50,', true],
  ['a plus', '+8.50,', false],
  ['a minus', '-8.50,', false],
  ['brackets', '(8.50),', false],
  ['letters', '8.50 CR,', false],
  ['balances', '8.50,100.00|1.50,98.50', false],
  ['balances that follow either way', '8.50,100.00|8.50,91.50', true],
  ['one balance', '8.50,100.00', true],
])('with %s beside sums it is asked: %s', async (_, cells, isAsked) => {
  const rows = cells.split('|').map((each, place) => `0${place + 1}/11/2026,NUOMA ${place},${each}`)
  const statement = await openedCsv(['Date,Description,Amount,Balance', ...rows].join('\n'))
  expect(areUnsigned(statement.rows, statement.columns)).toBe(isAsked)
})
