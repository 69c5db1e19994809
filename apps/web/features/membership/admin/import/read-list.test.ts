import {writeXlsx} from 'hucre/xlsx'
import {describe, expect, test} from 'vitest'
import {MOST_ROWS, readList, WITHOUT_RESULT} from './read-list.ts'
import {legacyBytes, listFile, utf16Bytes} from './testing/list-files.ts'

const cellsOf = async (content: string | Uint8Array) => {
  const list = await readList(listFile(content))
  return list.ok ? list.rows.map(({cells}) => cells) : list.fault
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
      rows: [
        {line: 1, cells: ['a', 'b']},
        {line: 4, cells: ['1', '2']},
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

  test('a small archive that unpacks to gigabytes is refused', async () => {
    const entry = new Uint8Array(46)
    entry.set([0x50, 0x4b, 1, 2])
    new DataView(entry.buffer).setUint32(24, 4_000_000_000, true)
    expect(await cellsOf(new Uint8Array([0x50, 0x4b, 3, 4, ...entry]))).toBe('tooBig')
  })

  test('more rows than one import takes', async () => {
    const rows = (count: number) => `Vardas;Pavardė\n${'Ona;Petraitė\n'.repeat(count)}`
    expect(await cellsOf(rows(MOST_ROWS + 1))).toBe('tooManyRows')
    expect(await cellsOf(rows(MOST_ROWS))).toHaveLength(MOST_ROWS + 1)
  })
})
