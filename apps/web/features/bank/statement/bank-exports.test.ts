import {expect, test} from 'vitest'
import {linesOf} from './lines-of.ts'
import {readStatement} from './read-statement.ts'
import {bankExports} from './testing/bank-exports.ts'

async function opened(text: string) {
  const statement = await readStatement(new Blob([text]))
  if (!statement.ok || statement.kind !== 'csv') throw new Error(JSON.stringify(statement))
  return statement
}

test.for(bankExports)('$bank: the columns are recognised', async ({text, lines, account}) => {
  const statement = await opened(text)
  const read = linesOf(statement.rows, statement.columns, statement.account)
  expect(read.faults).toEqual([])
  expect(read.lines.map(({on, pence}) => [on, pence])).toEqual(lines.map(([on, pence]) => [on, pence]))
  expect(read.lines.map(({text: each}, index) => each.includes(lines[index]?.[2] ?? '-') || each)).toEqual(
    lines.map(() => true),
  )
  expect(read.lines.map((line) => line.account)).toEqual(lines.map(() => account))
  expect(statement.doubts).toEqual(statement.headings ? [] : ['columns'])
})

const withHeadings = bankExports.filter(({bank}) => bank !== 'HSBC' && bank !== 'Santander, text')

test.for(withHeadings)(
  '$bank: without its headings the columns are guessed and asked',
  async ({text, lines}) => {
    const statement = await opened(text)
    const below = statement.rows.map(({cells}) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
    )
    const guessed = await opened(below.join('\n'))
    expect(guessed.doubts).toContain('columns')
    const read = linesOf(guessed.rows, guessed.columns)
    // Nobody can tell a fee without its heading.
    expect(read.lines.map(({on}) => on)).toEqual(
      lines.flatMap(([on, , printed]) => (printed === 'fee' ? [] : [on])),
    )
  },
)

test('a file of any separator and line end is read alike', async () => {
  const [barclays] = bankExports
  const text = barclays?.text.replaceAll('"', '') ?? ''
  const read = async (changed: string) => {
    const {rows, columns} = await opened(changed)
    return linesOf(rows, columns)
  }
  const expected = await read(text)
  expect(expected.lines).toHaveLength(2)
  for (const [separator, end] of [
    [';', '\r\n'],
    ['|', '\r'],
    [',', '\r\n'],
  ] as const) {
    expect(await read(text.replaceAll('\t', ' ').replaceAll(',', separator).replaceAll('\n', end))).toEqual(
      expected,
    )
  }
})
