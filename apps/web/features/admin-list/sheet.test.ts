import * as fc from 'fast-check'
import papaparse from 'papaparse'
import {describe, expect, test} from 'vitest'
import {toCsv, toXlsx, type Cell} from './sheet.ts'
import {readWorkbook} from './testing/read-workbook.ts'

/** What a spreadsheet would calculate or change, and what would break a file. */
const strange = [
  '=1+1',
  'a;=1+1',
  'a,=1+1',
  'a\t=1+1',
  '=HYPERLINK("https://example.test")',
  '+44 29 2018 0000',
  '+447700900123',
  '07700900123',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '1e5',
  '2026-03-01',
  '3/4',
  'TRUE',
  'viena\nkita',
  'viena\r\nkita',
  '\r=1',
  'Sakė „labas“, "hello"',
  "'taip",
  '  tarpai  ',
  '<f>1+1</f> & <img src=x>',
  ']]>',
  'Žąsė 🎄 Čiurlytė',
  '_x0041_',
  '_x005F_x0041_',
  'constructor',
  '__proto__',
  'toString',
]

async function workbookOf(rows: Cell[][], name = 'nariai') {
  return readWorkbook(await toXlsx(rows, name))
}

describe('a workbook', () => {
  test.each(strange)('has the text %j as it is, and as a text', async (text) => {
    const {rows, hasFormulas} = await workbookOf([[text], [text]])
    expect(rows).toEqual([
      [{kind: 'text', format: '@', value: text}],
      [{kind: 'text', format: '@', value: text}],
    ])
    expect(hasFormulas).toBe(false)
  })

  test('has any text as it is', async () => {
    const text = fc.string({unit: 'grapheme', minLength: 1, maxLength: 60})
    const table = fc.array(fc.tuple(text, text), {minLength: 2, maxLength: 5})
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const read = await workbookOf(rows)
        expect(read.rows.map((row) => row.map((cell) => cell?.value))).toEqual(rows)
        expect(read.rows.flat().every((cell) => cell?.kind === 'text' && cell.format === '@')).toBe(true)
        expect(read.hasFormulas).toBe(false)
      }),
    )
  })

  test('has sums, numbers and instants as numbers, with formats that say what they are', async () => {
    const {rows} = await workbookOf([
      ['Suma', 'Amžius', 'Kada', 'Kas'],
      [null, null, null, null],
      [{pence: 125_050}, 8, new Date('2026-07-01T11:00:00Z'), 'Ona'],
      [{pence: 0}, 0, new Date('2026-01-01T00:00:00Z'), ''],
    ])
    const [, empty, first, second] = rows
    expect(empty?.every((cell) => cell === null)).toBe(true)
    expect(first).toEqual([
      {kind: 'number', format: '#,##0.00', value: 1250.5},
      {kind: 'number', format: '0', value: 8},
      // 12:00 in London on the 46,204th day since 1900.
      {kind: 'number', format: 'yyyy-mm-dd hh:mm', value: 46_204.5},
      {kind: 'text', format: '@', value: 'Ona'},
    ])
    expect(second?.map((cell) => cell && cell.value)).toEqual([0, 0, 46_023, null])
  })

  test('of nothing but its heading opens too', async () => {
    const {rows} = await workbookOf([['Vardas', 'Suma']])
    expect(rows.map((row) => row.map((cell) => cell?.value))).toEqual([['Vardas', 'Suma']])
  })

  test.each(['registracijos-kaledos-2025-'.repeat(4), 'a/b:c*[d]?\\e'])(
    'opens under the name %j',
    async (name) => {
      expect((await workbookOf([['Vardas']], name)).rows).toHaveLength(1)
    },
  )
})

describe('CSV', () => {
  test('has no byte order mark, CRLF after each line, and Lithuanian letters', async () => {
    expect(await toCsv([['Žąsė', 'Čiurlytė'], ['a'], ['b', null]])).toBe('Žąsė,Čiurlytė\r\na\r\nb,\r\n')
  })

  test.each(strange)('has the text %j as it is', async (text) => {
    const csv = await toCsv([['Rasa', text]])
    expect(papaparse.parse(csv, {skipEmptyLines: true}).data).toEqual([['Rasa', text]])
    expect(csv).not.toContain(`'${text}`)
  })

  test('has sums with a point and instants with the offset of London', async () => {
    const cells = [
      {pence: 125_050},
      {pence: 5},
      8,
      new Date('2026-07-01T11:00:00Z'),
      new Date('2026-01-01T00:00:00Z'),
    ]
    expect(await toCsv([cells])).toBe(
      '1250.50,0.05,8,2026-07-01T12:00:00+01:00,2026-01-01T00:00:00+00:00\r\n',
    )
  })
})
