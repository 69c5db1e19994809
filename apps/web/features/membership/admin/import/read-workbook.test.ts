import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import * as fc from 'fast-check'
import {afterAll, describe, expect, test} from 'vitest'
import {archive, inflatedWorkbook, repeatedElement, workbookParts} from './testing/costly-workbooks.ts'
import {listFile} from './testing/list-files.ts'
import {readList} from './read-list.ts'
import {columnLetters, workbookExtent} from './workbook-extent.ts'

const directory = mkdtempSync(join(tmpdir(), 'workbook-'))
afterAll(() => rmSync(directory, {recursive: true}))

/** In a process of its own, whose memory is nobody else's. */
function readAlone(bytes: Uint8Array | string): {fault: string | null; rows: number[]; megabytes: number} {
  const file = join(directory, 'list')
  writeFileSync(file, bytes)
  const script = join(import.meta.dirname, 'testing/print-read-list.ts')
  const options = {encoding: 'utf8', timeout: 120_000} as const
  return JSON.parse(execFileSync(process.execPath, ['--max-old-space-size=300', script, file], options))
}

const sheet = (rows: number, cells: (row: number) => string) =>
  Array.from({length: rows}, (_, index) => `<row r="${index + 1}">${cells(index + 1)}</row>`).join('')

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

const people = (row: number) =>
  Array.from({length: 20}, (_, column) => text(`Žodis ${row} ${column}`)).join('')

describe('a workbook that would take too much is read whole or refused within 300 MB', () => {
  test.each([
    {
      name: '300,000 cells that name one text of 5 MB',
      file: () =>
        archive(
          workbookParts(
            sheet(5000, () => '<c t="s"><v>0</v></c>'.repeat(60)),
            ['a'.repeat(5_000_000)],
          ),
        ),
      fault: 'tooMuch',
    },
    {
      name: '1.2 GB that claim to be 1 kB',
      file: () => inflatedWorkbook(1_200_000_000),
      fault: 'tooMuch',
    },
    {
      name: '5,000 rows with a cell in the last column',
      file: () => archive(workbookParts(sheet(5000, (row) => `<c r="XFD${row}"><v>1</v></c>`))),
      fault: 'tooMuch',
    },
    {
      name: '5,000 rows that are formatted up to the last column',
      file: () => archive(workbookParts(sheet(5000, (row) => `${text('Ona')}<c r="XFD${row}" s="1"/>`))),
      rows: [5000],
    },
    {
      name: 'two cells in opposite corners',
      file: () =>
        archive(
          workbookParts('<row r="1"><c r="A1"><v>1</v></c></row><row><c r="XFD1048576"><v>1</v></c></row>'),
        ),
      fault: 'tooMuch',
    },
    {
      name: 'as many sheets as there are parts, all of one part',
      file: () => {
        const parts = workbookParts(sheet(5000, people))
        const sheets = Array.from(
          {length: 500},
          (_, at) => `<sheet name="L${at}" sheetId="${at}" r:id="rId1"/>`,
        )
        const book = new TextDecoder()
          .decode(parts.get('xl/workbook.xml'))
          .replace(/<sheet .*?\/>/, sheets.join(''))
        return archive(parts.set('xl/workbook.xml', new TextEncoder().encode(book)))
      },
      fault: 'tooMuch',
    },
    {
      name: '3,000,000 texts that no cell names',
      file: () => repeatedElement('xl/sharedStrings.xml', 'sst', '<si/>'),
      fault: 'tooMuch',
    },
    {
      name: '2,100,000 pieces of one text',
      file: () => repeatedElement('xl/sharedStrings.xml', 'sst', '<t>a</t>'),
      fault: 'tooMuch',
    },
    {
      name: '3,000,000 styles',
      file: () => repeatedElement('xl/styles.xml', 'styleSheet', '<xf/>'),
      fault: 'tooMuch',
    },
    {
      name: '3,000,000 texts in a part that looks like a sheet',
      file: () => repeatedElement('xl/sharedStrings.xml', 'sst', '<si/>', '<!-- sheetData -->'),
      fault: 'tooMuch',
    },
    {
      name: 'texts after as many cells as a list may have',
      file: () => repeatedElement('xl/sharedStrings.xml', 'sst', '<si/>', '<c>a</c>'.repeat(499_000)),
      fault: 'tooMuch',
    },
    {
      name: '3,700,000 empty cells in one row',
      file: () => repeatedElement('xl/worksheets/sheet1.xml', 'sheetData', '<c/>', '<row><c><v>1</v></c>'),
      rows: [1],
    },
    {
      name: '3,700,000 formulas of one cell',
      file: () => repeatedElement('xl/worksheets/sheet1.xml', 'sheetData', '<f/>', '<row r="1"><c>'),
      fault: 'tooMuch',
    },
    {
      name: '2,100,000 empty rows',
      file: () => repeatedElement('xl/worksheets/sheet1.xml', 'sheetData', '<row/>'),
      fault: 'tooMuch',
    },
    {
      name: '120,000 texts that are named once each',
      file: () =>
        archive(
          workbookParts(
            sheet(6000, (row) =>
              Array.from({length: 20}, (_, column) => `<c t="s"><v>${(row - 1) * 20 + column}</v></c>`).join(
                '',
              ),
            ),
            Array.from({length: 120_000}, (_, index) => `Žodis ${index}`),
          ),
        ),
      rows: [6000],
    },
    {
      name: '950,000 formulas',
      file: () => archive(workbookParts(sheet(5000, () => '<c><f>1</f></c>'.repeat(190)))),
      fault: 'tooMuch',
    },
    {
      name: '500,000 formulas',
      file: () => archive(workbookParts(sheet(5000, () => '<c><f>1</f></c>'.repeat(100)))),
      rows: [5000],
    },
    {
      name: 'an honest list of 6,000 rows',
      file: () => archive(workbookParts(sheet(6000, people))),
      rows: [6000],
    },
    {name: '2,400,000 lines of text', file: () => 'a\n'.repeat(2_400_000), fault: 'tooMuch'},
    {name: '5 MB of separators', file: () => `a${';'.repeat(199)}\n`.repeat(24_000), rows: [24_000]},
  ])(
    '$name',
    async ({file, fault = null, rows = []}) => {
      const read = readAlone(await file())
      expect(read).toMatchObject({fault, rows})
      expect(read.megabytes).toBeLessThan(300)
    },
    180_000,
  )
})

test('a part that its archive does not name plainly is not read past what is measured', async () => {
  const file = await inflatedWorkbook(100_000_000)
  const view = new DataView(file.buffer)
  for (let at = 0; at + 46 < file.length; at++)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 42, 0xff_ff_ff_ff, true)
  expect(await workbookExtent(file)).toBeNull()
})

test('what is filled of a sheet is measured, whatever is formatted and left out beside it', async () => {
  const cell = fc.record({gap: fc.nat({max: 30}), isFilled: fc.boolean(), isNamed: fc.boolean()})
  const row = fc.record({gap: fc.nat({max: 40}), cells: fc.array(cell, {maxLength: 6})})
  await fc.assert(
    fc.asyncProperty(fc.array(row, {maxLength: 6}), async (drawn) => {
      const expected = {columns: 0, rows: 0, sheets: 1}
      let line = 0
      const xml = drawn.map(({gap, cells}) => {
        line += gap + 1
        let column = 0
        const written = cells.map((each) => {
          // Only what has a name can leave some out before it.
          column += each.isNamed ? each.gap + 1 : 1
          const name = each.isNamed ? ` r="${columnLetters(column)}${line}"` : ''
          if (!each.isFilled) return `<c${name} s="1"/>`
          expected.columns = Math.max(expected.columns, column)
          expected.rows = Math.max(expected.rows, line)
          return `<c${name}><v>7</v></c>`
        })
        return `<row r="${line}">${written.join('')}</row>`
      })
      const file = archive(workbookParts(xml.join('')))
      expect(await workbookExtent(file)).toEqual(expected)
      const list = await readList(listFile(file))
      const filled = list.ok ? (list.sheets[0]?.rows ?? []).flatMap(({cells}) => cells.filter(Boolean)) : []
      expect(filled).toHaveLength(drawn.flatMap(({cells}) => cells.filter(({isFilled}) => isFilled)).length)
    }),
    {numRuns: 100},
  )
})
