import {expect, test} from 'vitest'
import {linesOf} from './lines-of.ts'
import {largestStatement, mostLines, readStatement} from './read-statement.ts'

const csv = 'Date,Description,Amount\n12/03/2026,KAZLAUSKIENĖ £5,15.00\n13/03/2026,HALL,-85.00\n'

async function read(content: BlobPart) {
  const statement = await readStatement(new Blob([content]))
  if (!statement.ok || statement.kind !== 'csv') throw new Error(JSON.stringify(statement))
  return {...statement, ...linesOf(statement.rows, statement.columns), emptyOrAbove: statement.skipped}
}

const faultOf = async (content: BlobPart) => {
  const statement = await readStatement(new Blob([content]))
  return statement.ok ? statement.kind : statement.fault.code
}

function utf16(text: string, isLittle: boolean, mark = true): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer((text.length + (mark ? 1 : 0)) * 2))
  ;[...(mark ? [0xfe_ff] : []), ...text.split('').map((each) => each.charCodeAt(0))].forEach(
    (unit, index) => {
      view.setUint16(index * 2, unit, isLittle)
    },
  )
  return new Uint8Array(view.buffer)
}

test.for([
  ['UTF-8', 'utf-8', csv],
  ['UTF-8 with a mark', 'utf-8', `\ufeff${csv}`],
  ['UTF-16, little end first', 'utf-16le', utf16(csv, true)],
  ['UTF-16, big end first', 'utf-16be', utf16(csv, false)],
  ['UTF-16 without a mark', 'utf-16le', utf16(csv, true, false)],
] as const)('%s is read', async ([, encoding, content]) => {
  const statement = await read(content)
  expect(statement.encoding).toBe(encoding)
  expect(statement.lines.map(({text}) => text)).toEqual(['KAZLAUSKIENĖ £5', 'HALL'])
})

test('windows-1252 is read, in which British banks write the pound sign', async () => {
  const bytes = Uint8Array.from('Date,Description,Amount\n12/03/2026,CAFE £5,£15.00\n', (each) =>
    each.charCodeAt(0),
  )
  const statement = await read(bytes)
  expect(statement).toMatchObject({encoding: 'windows-1252', lines: [{text: 'CAFE £5', pence: 1500}]})
})

test.for([
  ['empty', ''],
  ['empty', ' \n\n'],
  ['workbook', 'PK\u0003\u0004 [Content_Types].xml'],
  ['archive', 'PK\u0003\u0004 photo.txt'],
  ['pdf', '%PDF-1.7 …'],
  ['encrypted', '%PDF-1.7 … /Encrypt 5 0 R'],
  ['notAStatement', 'Dear all,\nthe meeting is on 12/03/2026.\n'],
  ['notAStatement', '<!doctype html><p>12/03/2026,15.00</p>'],
  ['notAStatement', '<?xml version="1.0"?><rss/>'],
  ['notAStatement', 'Name,Email\nJonas,jonas@example.test\n'],
  ['notAStatement', '12/03/2026,HALL,15.00\0\0'],
  ['notAStatement', 'Date,Description,Amount\n'],
] as const)('is told to be %s: %j', async ([code, content]) => {
  expect(await faultOf(content)).toBe(code)
})

test('pictures and old workbooks are told by their first bytes', async () => {
  expect(await faultOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d))).toBe('picture')
  expect(await faultOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('picture')
  expect(await faultOf(Uint8Array.of(0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65))).toBe('picture')
  const old = [0xd0, 0xcf, 0x11, 0xe0]
  expect(await faultOf(Uint8Array.from(old))).toBe('workbook')
  const locked = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  expect(await faultOf(Uint8Array.from([...old, ...locked]))).toBe('encrypted')
})

test('50 MB are refused without being read', async () => {
  const file = new Blob([csv])
  Object.defineProperties(file, {
    size: {value: 50 * 1024 * 1024},
    arrayBuffer: {value: () => Promise.reject(new Error('It was read.'))},
  })
  expect(await readStatement(file)).toEqual({ok: false, fault: {code: 'tooLarge', value: '52428800'}})
  expect(largestStatement).toBeLessThan(50 * 1024 * 1024)
})

test('more lines than anybody matches are refused with their number', async () => {
  const text = 'Date,Description,Amount\n' + '12/03/2026,A,1.00\n'.repeat(mostLines)
  expect(await readStatement(new Blob([text]))).toEqual({
    ok: false,
    fault: {code: 'tooManyLines', value: String(mostLines + 1)},
  })
})

test('each line is read, named with its fault, or counted', async () => {
  const text = [
    'My account',
    '',
    'Date,Description,Paid out,Paid in,Balance,Currency,Status',
    ',Opening balance,,,500.00,,',
    '12/03/2026,ONE,,"1,015.00",1515.00,GBP,',
    '',
    '31/02/2026,NO DAY,,15.00,,GBP,',
    '12.3,NO DATE,,15.00,,GBP,',
    '12/03/2026,NO SUM,,fifteen,,GBP,',
    '12/03/2026,FORMULA,,=1+1,,GBP,',
    '=TODAY(),FORMULA,,15.00,,GBP,',
    '12/03/2026,POINT,,1.250,,GBP,',
    '12/03/2026,BOTH,5.00,15.00,,GBP,',
    '12/03/2026,"TWO',
    'LINES",,15.00,,GBP,',
    '12/03/2026,EURO,,15.00,,EUR,',
    '12/03/2026,WAITS,,15.00,,GBP,Pending',
    '12/03/2026,NOTHING,,,,GBP,',
    '12/03/2026,SHORT',
    '12/03/2026,=HYPERLINK("x"),,15.00,,GBP,',
    '12/03/2026,OUT,-85.00,,430.00,GBP,',
    '12/03/2026,Balance brought forward,,,430.00,GBP,',
    ',Total,85.00,1030.00,,,',
  ].join('\r\n')
  const {lines, faults, skipped, emptyOrAbove} = await read(text)
  expect(lines.map(({line, pence, text: each}) => [line, pence, each])).toEqual([
    [5, 101_500, 'ONE'],
    [14, 1500, 'TWO LINES'],
    [20, 1500, '=HYPERLINK("x")'],
    [21, -8500, 'OUT'],
  ])
  expect(faults.map(({line, code, cell}) => [line, code, cell])).toEqual([
    [7, 'noSuchDay', '31/02/2026'],
    [8, 'date', '12.3'],
    [9, 'amount', 'fifteen'],
    [10, 'formula', '=1+1'],
    [11, 'formula', '=TODAY()'],
    [12, 'ambiguousAmount', '1.250'],
    [13, 'inAndOut', '15.00 5.00'],
    [16, 'otherCurrency', 'EUR'],
    [17, 'notBooked', 'Pending'],
    [18, 'amount', '12/03/2026 NOTHING GBP'],
    [19, 'columns', '12/03/2026 SHORT'],
  ])
  expect([skipped, emptyOrAbove]).toEqual([3, 3])
})

test.for(['1 ', '- ', ',', '"', 'a,', 'Date:\n', '12/03/2026,1.00,'])(
  '„%s“ ten thousand times ends',
  async (part) => {
    const statement = await readStatement(new Blob([part.repeat(10_000)]))
    const kept = statement.ok && statement.kind === 'csv' ? statement.rows.flatMap(({cells}) => cells) : []
    expect(kept.length).toBeLessThanOrEqual(100)
  },
)

test('of a longer text than any bank prints the beginning is kept', async () => {
  const {lines} = await read(`Date,Description,Amount\n12/03/2026,${'A'.repeat(10_000)},15.00\n`)
  expect(lines.map(({text}) => text.length)).toEqual([500])
})

test('a quotation mark that is not doubled loses no line', async () => {
  const text = `Date,Description,Amount\n12/03/2026,"ROBERT "BOB" SMITH,15.00\n13/03/2026,HALL,-85.00\n14/03/2026,"A",1.00\n`
  const {lines, faults} = await read(text)
  expect([...lines, ...faults].map(({line}) => line).toSorted()).toEqual([2, 3, 4])
  expect(lines.map(({pence}) => pence)).toEqual(expect.arrayContaining([-8500, 100]))
})

test.for([
  [[], csv],
  [['columns'], '13/04/2026,A,1.00\n'],
  [
    ['sign'],
    'Date,Description,Amount,Notes,Balance\n13/04/2026,HALL,1.00,,9.00\n14/04/2026,TEA,2.00,,7.00\n',
  ],
] as const)('%j is said', async ([doubts, text]) => {
  expect((await read(text)).doubts).toEqual(doubts)
})
