import * as fc from 'fast-check'
import type {WriteSheet} from 'hucre'
import {writeXlsx} from 'hucre/xlsx'
import {describe, expect, test} from 'vitest'
import {MOST_COLUMNS, MOST_ROWS, sheetFault, WITHOUT_RESULT} from './list-sheet.ts'
import {readList} from './read-list.ts'
import {legacyBytes, listFile, utf16Bytes} from './testing/list-files.ts'

const cellsOf = async (content: string | Uint8Array) => {
  const list = await readList(listFile(content))
  return list.ok ? (list.sheets[0]?.rows ?? []).map(({cells}) => cells) : list.fault
}

const text = 'Vardas;Pavardė\r\nŠarūnas;Žąsytė\r\n'
const read = [
  ['Vardas', 'Pavardė'],
  ['Šarūnas', 'Žąsytė'],
]

describe('an encoding', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16 LE', utf16Bytes(text, {isBigEndian: false, hasMark: true})],
    ['UTF-16 BE', utf16Bytes(text, {isBigEndian: true, hasMark: true})],
    ['UTF-16 LE without a mark', utf16Bytes(text, {isBigEndian: false, hasMark: false})],
    ['windows-1257', legacyBytes(text, 'windows-1257')],
  ])('%s', async (_, bytes) => {
    expect(await cellsOf(bytes)).toEqual(read)
  })

  test('windows-1252, where its letters are the likelier ones', async () => {
    const names = 'Name;Surname\nHélène;François\nSeán;Müller\n'
    expect(await cellsOf(legacyBytes(names, 'windows-1252'))).toEqual([
      ['Name', 'Surname'],
      ['Hélène', 'François'],
      ['Seán', 'Müller'],
    ])
  })
})

describe('a text', () => {
  test.each([
    [
      'commas',
      'a,b\n1,"x, y"\n',
      [
        ['a', 'b'],
        ['1', 'x, y'],
      ],
    ],
    [
      'semicolons beside decimal commas',
      'a;b\n1,5;2\n3,5;4\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
        ['3,5', '4'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a separator that is named',
      'sep=;\na;b\n1,5;2\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a line break in a cell',
      'a;b\n"x\ny";2\n',
      [
        ['a', 'b'],
        ['x\ny', '2'],
      ],
    ],
    [
      'a number kept from Excel',
      'a;b\n="07700900123";2\n',
      [
        ['a', 'b'],
        ['07700900123', '2'],
      ],
    ],
    ['one column', 'Ona\nJonas\n', [['Ona'], ['Jonas']]],
  ])('with %s', async (_, content, rows) => {
    expect(await cellsOf(content)).toEqual(rows)
  })

  test('has the lines of a spreadsheet, empty ones included', async () => {
    const list = await readList(listFile('a;b\n\n;\n1;2\n'))
    expect(list).toEqual({
      ok: true,
      sheets: [
        {
          name: '',
          isHidden: false,
          rows: [
            {line: 1, cells: ['a', 'b']},
            {line: 4, cells: ['1', '2']},
          ],
        },
      ],
    })
  })
})

describe('a workbook', () => {
  test('has texts, numbers, days, and a mark where a formula has no result', async () => {
    const file = await writeXlsx({
      sheets: [
        {name: 'Tuščias', rows: []},
        {
          name: 'Nariai',
          rows: [
            ['Vardas', 'Suma', 'Nuo', 'Iki'],
            ['Ona', 1250.5, new Date('2026-07-01T00:00:00Z'), null],
          ],
          columns: [{}, {}, {style: {numFmt: 'yyyy-mm-dd'}}, {}],
          cells: new Map([['1,3', {formula: 'TODAY()'}]]),
        },
      ],
    })
    expect(await cellsOf(file)).toEqual([
      ['Vardas', 'Suma', 'Nuo', 'Iki'],
      ['Ona', '1250.5', '2026-07-01T00:00:00', WITHOUT_RESULT],
    ])
  })
})

const sheetsOf = async (sheets: WriteSheet[]) => {
  const list = await readList(listFile(await writeXlsx({sheets}), 'nariai.xlsx'))
  return list.ok ? list.sheets : []
}

describe('the sheets of a workbook', () => {
  test('are all there, with hidden sheets and rows marked', async () => {
    const sheets = await sheetsOf([
      {name: 'Viršelis', rows: [['Narių sąrašas']]},
      {name: 'Tuščias', rows: [[null, '']]},
      {name: 'Nariai', rows: [['Vardas'], ['Ona'], ['Jonas']], rowDefs: new Map([[2, {hidden: true}]])},
      {name: 'Buvę', rows: [['Rasa']], hidden: true},
      {name: 'Slapti', rows: [['Rūta']], veryHidden: true},
    ])
    expect(sheets.map(({name, isHidden, rows}) => [name, isHidden, rows.length])).toEqual([
      ['Viršelis', false, 1],
      ['Nariai', false, 3],
      ['Buvę', true, 1],
      ['Slapti', true, 1],
    ])
    expect(sheets[1]?.rows.map(({isHidden}) => isHidden)).toEqual([false, false, true])
  })

  test('have the value of a merged cell in each of its rows, and no rows of it alone', async () => {
    const [sheet] = await sheetsOf([
      {
        name: 'Nariai',
        rows: [
          ['Ona', 'Pilies g. 1'],
          ['Jonas', null],
          ['', null],
          ['Rasa', 'x'],
        ],
        merges: [{startRow: 0, startCol: 1, endRow: 2, endCol: 1}],
      },
    ])
    expect(sheet?.rows).toMatchObject([
      {line: 1, cells: ['Ona', 'Pilies g. 1'], merged: []},
      {line: 2, cells: ['Jonas', 'Pilies g. 1'], merged: [1]},
      {line: 4, cells: ['Rasa', 'x'], merged: []},
    ])
  })

  test('lose no row, wherever it stands and whatever hides it', async () => {
    const row = fc.record({
      name: fc.constantFrom('', 'Ona', 'Jonas', 'Rasa'),
      isHidden: fc.boolean(),
      merges: fc.nat({max: 3}),
      /** Empty rows before it. */
      gap: fc.oneof({weight: 9, arbitrary: fc.nat({max: 2})}, fc.constant(7000)),
    })
    const sheet = fc.record({rows: fc.array(row, {maxLength: 8}), state: fc.constantFrom({}, {hidden: true})})
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, {minLength: 1, maxLength: 3}), async (drawn) => {
        const written = drawn.map(({rows, state}, index): WriteSheet => {
          const cells: string[][] = []
          const rowDefs = new Map<number, {hidden: boolean}>()
          const merges: WriteSheet['merges'] = []
          for (const {name, isHidden, merges: more, gap} of rows) {
            cells.push(...Array.from({length: gap}, () => ['', '']), [name, 'x'])
            const place = cells.length - 1
            if (isHidden) rowDefs.set(place, {hidden: true})
            const isFree = !merges.some(({endRow}) => endRow >= place)
            if (more > 0 && isFree)
              merges.push({startRow: place, startCol: 1, endRow: place + more, endCol: 1})
          }
          return {name: `Lapas ${index}`, rows: cells, rowDefs, merges, ...state}
        })
        const names = (all: {rows: {cells: readonly string[]}[]}[]) =>
          all.map(({rows}) => rows.flatMap(({cells: [name]}) => name || []))
        const expected = drawn
          .map(({rows}) => rows.flatMap(({name}) => name || []))
          .filter((_, index) => drawn[index]?.rows.length)
        const sheets = await sheetsOf(written)
        expect(names(sheets)).toEqual(expected)
        expect(
          sheets.flatMap(({rows}) => rows.filter(({cells: [name], isHidden}) => name && isHidden)),
        ).toHaveLength(drawn.flatMap(({rows}) => rows.filter(({name, isHidden}) => name && isHidden)).length)
      }),
      {numRuns: 60},
    )
  })
})

describe('what is no list', () => {
  const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]
  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['empty lines', ';;\n\n', 'empty'],
    ['a PDF', '%PDF-1.7 …', 'notList'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0xff]), 'notList'],
    ['a web page', '<!doctype html><table></table>', 'notList'],
    ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'notList'],
    ['a workbook of Excel 97', new Uint8Array([...oldWorkbook, 1, 2]), 'otherWorkbook'],
    [
      'a workbook with a password',
      new Uint8Array([
        ...oldWorkbook,
        ...utf16Bytes('EncryptedPackage', {isBigEndian: false, hasMark: false}),
      ]),
      'locked',
    ],
  ])('%s is named', async (_, content, fault) => {
    expect(await cellsOf(content)).toBe(fault)
  })

  test('50 MB are refused before they are read', async () => {
    const arrayBuffer = () => Promise.reject(new Error('It was read'))
    expect(await readList({size: 50_000_000, arrayBuffer})).toEqual({ok: false, fault: 'tooBig'})
  })

  test('more rows or columns than one import takes are refused, never cut', async () => {
    const faultOf = async (content: string) => {
      const list = await readList(listFile(content))
      return list.ok ? list.sheets.map(sheetFault) : list.fault
    }
    const rows = (count: number) => `Vardas;Pavardė\n${'Ona;Petraitė\n'.repeat(count)}`
    expect(await faultOf(rows(MOST_ROWS + 1))).toEqual(['tooManyRows'])
    expect(await faultOf(rows(MOST_ROWS))).toEqual([undefined])
    expect(await faultOf(`${'a;'.repeat(MOST_COLUMNS)}\n`)).toEqual([undefined])
    expect(await faultOf(`${'a;'.repeat(MOST_COLUMNS)}a\n`)).toEqual(['tooManyColumns'])
  })
})
