import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {readStatement} from './read-statement.ts'

const sgml = (entries: string, currency = 'GBP') => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260401<LANGUAGE>ENG<INTU.BID>3000</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS>
<CURDEF>${currency}
<BANKACCTFROM>
<BANKID>200000
<ACCTID>12345678
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST>
<DTSTART>20260301<DTEND>20260331
${entries}
</BANKTRANLIST>
<LEDGERBAL><BALAMT>515.00<DTASOF>20260331</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`

const entry = (parts: Record<string, string>) =>
  `<STMTTRN>\n${Object.entries(parts)
    .map(([name, value]) => `<${name}>${value}`)
    .join('\n')}\n</STMTTRN>`

const payment = {
  TRNTYPE: 'CREDIT',
  DTPOSTED: '20260312120000[0:GMT]',
  TRNAMT: '15.00',
  FITID: 'A1',
  NAME: 'KAZLAUSKAS J',
}

async function read(text: string) {
  const statement = await readStatement(new Blob([text]))
  if (statement.ok && statement.kind === 'csv') throw new Error('It was taken for CSV.')
  return statement
}

test('SGML without closing elements is read', async () => {
  const text = sgml(
    [
      entry({...payment, MEMO: 'M482137'}),
      entry({...payment, FITID: 'A2', TRNAMT: '-6.50', TRNTYPE: 'SRVCHG'}),
    ].join('\n'),
  )
  const account = '20000012345678'
  const line = {line: 1, on: '2026-03-12', pence: 1500, bankId: 'A1', balancePence: null, account}
  expect(await read(text)).toEqual({
    ok: true,
    kind: 'ofx',
    lines: [
      {...line, text: 'KAZLAUSKAS J M482137 CREDIT'},
      {...line, line: 2, pence: -650, bankId: 'A2', text: 'KAZLAUSKAS J SRVCHG'},
    ],
    faults: [],
    encoding: 'utf-8',
  })
})

test('XML is read, and nothing that a document type defines', async () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE OFX [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>
<?OFX OFXHEADER="200" VERSION="211"?>
<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP</CURDEF>
<BANKACCTFROM><BANKID>200000</BANKID><ACCTID>12345678</ACCTID></BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260312</DTPOSTED><TRNAMT>15.00</TRNAMT><FITID>A1</FITID>
<NAME>O&apos;BRIEN &amp; &#352;iaulys</NAME><!-- a comment --><MEMO><![CDATA[&b; <M482137> &file;]]></MEMO><CHECKNUM/></STMTTRN></BANKTRANLIST>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const statement = await read(text)
  expect(statement).toMatchObject({lines: [{text: "O'BRIEN & Šiaulys &b; <M482137> &file; CREDIT"}]})
})

test.for([
  ['an empty element that is not closed', entry({...payment, MEMO: '', REFNUM: 'R1'})],
  ['one that is closed', entry({...payment, MEMO: '</MEMO>'})],
  ['a sign that is no element', entry({...payment, MEMO: 'A < B & C'})],
  ['an attribute', `<STMTTRN lang="en">${entry(payment).slice(9)}`],
  ['small letters', entry(payment).replaceAll(/<[^>]+>/g, (name) => name.toLowerCase())],
] as const)('%s does not lose the line', async ([, text]) => {
  expect(await read(sgml(text))).toMatchObject({lines: [{pence: 1500, bankId: 'A1'}], faults: []})
})

const leaves = [
  'CHECKNUM',
  'REFNUM',
  'SIC',
  'PAYEEID',
  'NAME',
  'EXTDNAME',
  'MEMO',
  'DTUSER',
  'DTAVAIL',
  'SRVRTID',
]

test('any leaf may be without a value, closed or not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({name: fc.constantFrom(...leaves), end: fc.constantFrom('', '</>', '\n')})),
      fc.constantFrom('', '<BRANCHID>\n', '<BRANCHID></BRANCHID>', '<ACCTKEY>'),
      fc.nat(),
      async (empty, branch, place) => {
        const written = empty.map(({name, end}) => `<${name}>${end === '</>' ? `</${name}>` : end}`)
        const at = place % (written.length + 1)
        const values = '<TRNAMT>15.00\n<DTPOSTED>20260312\n<FITID>A1\n<TRNTYPE>CREDIT'
        const inside = [...written.slice(0, at), values, ...written.slice(at)].join('')
        const text = sgml(`<STMTTRN>${inside}</STMTTRN>`).replace('<BANKID>', `${branch}<BANKID>`)
        expect(await read(text)).toMatchObject({
          lines: [{pence: 1500, on: '2026-03-12', bankId: 'A1', text: 'CREDIT', account: '20000012345678'}],
          faults: [],
        })
      },
    ),
  )
})

test.for(['CURDEF', 'ACCTTYPE', 'TRNUID'])('%s of a statement may be empty', async (name) => {
  const text = sgml(entry(payment)).replace(new RegExp(`<${name}>[A-Z0-9]*`), `<${name}>`)
  expect(await read(text)).toMatchObject({lines: [{pence: 1500}], faults: []})
})

test('each line is of the account of its own statement', async () => {
  const [one = '', other = ''] = ['A1', 'A2'].map((FITID) => sgml(entry({...payment, FITID})))
  const [start = '', end = ''] = [
    one.slice(0, one.indexOf('</BANKMSGSRSV1>')),
    one.slice(one.indexOf('</BANKMSGSRSV1>')),
  ]
  const second = other.slice(other.indexOf('<STMTTRNRS>'), other.indexOf('</BANKMSGSRSV1>'))
  const statement = await read(`${start}${second.replace('12345678', '87654321')}${end}`)
  expect(statement).toMatchObject({
    lines: [
      {bankId: 'A1', account: '20000012345678'},
      {bankId: 'A2', account: '20000087654321'},
    ],
  })
})

test.for([
  ['15.000', 1500],
  ['15.0000', 1500],
  ['-1234,50', -123_450],
  ['+1250.00', 125_000],
  ['15', 1500],
] as const)('a sum of %s is %d pence', async ([amount, pence]) => {
  expect(await read(sgml(entry({...payment, TRNAMT: amount})))).toMatchObject({lines: [{pence}], faults: []})
})

test('less than a penny is named', async () => {
  expect(await read(sgml(entry({...payment, TRNAMT: '15.005'})))).toMatchObject({
    lines: [],
    faults: [{code: 'ambiguousAmount'}],
  })
})

test('a line that cannot be read is named, and the others are read', async () => {
  const text = sgml(
    [entry({...payment, DTPOSTED: '20260231'}), entry({...payment, TRNAMT: '=1+1'}), entry(payment)].join(
      '\n',
    ),
  )
  expect(await read(text)).toMatchObject({
    lines: [{line: 3}],
    faults: [
      {line: 1, code: 'noSuchDay', cell: '20260231'},
      {line: 2, code: 'formula', cell: '=1+1'},
    ],
  })
})

test.for([
  ['brokenOfx', sgml(entry(payment)).slice(0, -60)],
  ['brokenOfx', 'OFXHEADER:100\n<OFX>'],
  ['brokenOfx', `<OFX>${'<A>'.repeat(100_000)}`],
  ['brokenOfx', `<OFX><A b=c ${'x '.repeat(1000)}`],
  ['empty', sgml('')],
  ['otherCurrency', sgml(entry(payment), 'EUR')],
] as const)('a file is told to be %s', async ([code, text]) => {
  expect(await read(text)).toMatchObject({ok: false, fault: {code}})
})

test('a long name of an element does not take exponential time', async () => {
  const long = `<${'A'.repeat(60)}>x`
  expect(await read(sgml(`${long}${entry(payment)}`))).toMatchObject({lines: [{bankId: 'A1'}]})
})

test('the account of a transfer’s other end is not taken for our own', async () => {
  const transfer = `<STMTTRN>${entry(payment).slice(9, -10)}<BANKACCTTO><BANKID>999999<ACCTID>9</BANKACCTTO></STMTTRN>`
  expect(await read(sgml(transfer))).toMatchObject({lines: [{account: '20000012345678', pence: 1500}]})
})

test.for(['<A ', '<!--', '<![CDATA[', '<', '&#', '<A.'])(
  '„%s“ a hundred thousand times is told to be broken',
  async (part) => {
    expect(await read(`<OFX>${part.repeat(100_000)}`)).toMatchObject({ok: false})
  },
)
