import {expect, test} from 'vitest'
import {linesOf} from './lines-of.ts'
import {signColumn} from './sign-column.ts'
import {openedCsv} from './testing/opened-csv.ts'

const penceOf = ({lines}: {lines: {pence: number}[]}) => lines.map(({pence}) => pence)

/** A file with a column of words beside sums without a sign, and the balance after each. */
const file = (heading: string, words: readonly string[], balances: readonly string[] = []) =>
  [
    `Data;Gavėjas;Suma;Valiuta;${heading};Likutis`,
    ...words.map(
      (word, place) =>
        `2025-10-1${place};UAB NR ${place};${10 + place},00;GBP;${word};${balances[place] ?? ''}`,
    ),
  ].join('\n')

test.for([
  ['Kryptis', 'DBIT', 'CRDT'],
  ['CR/DR', 'DR', 'CR'],
  ['Type', 'Debit', 'Credit'],
  ['', '-', '+'],
  ['Af Bij', 'Af', 'Bij'],
  ['Pobūdis', 'Išleista', 'Gauta'],
] as const)('a column „%s“ of %s and %s is read', async ([heading, out, into]) => {
  const statement = await openedCsv(file(heading, [out, into, out]))
  expect(penceOf(statement)).toEqual([-1000, 1100, -1200])
})

test.for([
  ['D/K', 'D', 'K'],
  ['S/H', 'S', 'H'],
  ['Pobūdis', 'Ne', 'Taip'],
] as const)('of „%s“ with %s and %s somebody says which is money out', async ([heading, one, other]) => {
  const {lines, faults, rows, columns} = await openedCsv(file(heading, [one, other, one, one]))
  expect(lines).toEqual([])
  expect(faults.map(({code}) => code)).toEqual(Array.from({length: 4}, () => 'direction'))
  const [spent, received] = [one.toLowerCase(), other.toLowerCase()]
  expect(penceOf(linesOf(rows, {...columns, spent, received}))).toEqual([-1000, 1100, -1200, -1300])
  expect(penceOf(linesOf(rows, {...columns, spent: received, received: spent}))).toEqual([
    1000, -1100, 1200, 1300,
  ])
})

test('a word beside money out only is asked about, and nothing stands for money in', async () => {
  const {lines, rows, columns} = await openedCsv(file('Kryptis', ['DR', '', 'DR', '']))
  expect(lines).toEqual([])
  expect(penceOf(linesOf(rows, {...columns, spent: 'dr', received: ''}))).toEqual([-1000, 1100, -1200, 1300])
})

test('a third word is named, and so is none', async () => {
  const {lines, faults} = await openedCsv(file('CR/DR', ['CR', 'DR', 'REV', '']))
  expect([lines.length, ...faults.map(({line}) => line)]).toEqual([2, 4, 5])
  const letters = await openedCsv(file('D/K', ['D', 'K', 'R']))
  expect(letters.faults.map(({code}) => code)).toEqual(['direction', 'direction', 'direction'])
})

test('totals below do not hide the column of signs', async () => {
  const text = `${file('Kryptis', ['Ne', 'Taip', 'Ne', 'Ne'])}\n;Totals;46,00;;;`
  expect((await openedCsv(text)).columns).toMatchObject({direction: 4})
})

test('parts of several accounts in one file are kept apart', async () => {
  const part = (account: string) =>
    `Account Number,${account},,\nDate,Description,Amount,Balance\n13/10/2025,CASH,5.00,15.00\n`
  const {lines, faults} = await openedCsv(part('20-00-00 11111111') + part('20-00-00 22222222'))
  expect(lines.map(({account}) => account)).toEqual(['20000011111111', '20000022222222'])
  expect(faults).toEqual([])
})

test('one line with D under D/K is asked too', async () => {
  const {faults} = await openedCsv(
    'Sąskaitos Nr.;Data;Gavėjas;Paaiškinimai;Suma;Valiuta;D/K\nLT001;2025-10-13;BUGHUNT SALE;Nuoma;85,00;GBP;D\n',
  )
  expect(faults).toMatchObject([{code: 'direction'}])
})

test('balances answer the question', async () => {
  const statement = await openedCsv(file('D/K', ['K', 'D', 'K', 'D'], ['100,00', '89,00', '101,00', '88,00']))
  expect(penceOf(statement)).toEqual([1000, -1100, 1200, -1300])
})

test('a column that is no sign leaves the next one to ask about', async () => {
  const text = [
    'Date,Branch,Amount,Way',
    ...['A,S', 'B,T', 'A,T', 'B,S'].map((cells, place) => {
      const [branch, way] = cells.split(',')
      return `1${place}/10/2025,${branch},${place + 5}.00,${way}`
    }),
  ].join('\n')
  const {rows, headings, columns} = await openedCsv(text)
  expect(columns).toMatchObject({direction: 1})
  expect(signColumn(rows, headings, {...columns, noSigns: [1]})).toEqual({direction: 3})
})

test('sums that have their sign need no column for it', async () => {
  const text = 'Date,Description,Amount,Type\n13/10/2025,HALL,-85.00,Debit\n14/10/2025,ONA,15.00,Credit\n'
  expect(penceOf(await openedCsv(text))).toEqual([-8500, 1500])
  expect(penceOf(await openedCsv(text.replaceAll('Debit', 'Card').replaceAll('Credit', 'Bank')))).toEqual([
    -8500, 1500,
  ])
})

test('a sum that speaks against its word is named', async () => {
  const {faults} = await openedCsv(file('CR/DR', ['CR', 'DR', 'DR']).replace('11,00', '-11,00'))
  expect(faults).toMatchObject([{line: 3, code: 'direction'}])
})

const revolut = [
  'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance',
  'TOPUP,Current,2026-11-01 09:12:01,2026-11-01 09:12:03,Payment from Jonas,15.00,0.00,GBP,COMPLETED,515.00',
  'TRANSFER,Current,2026-11-03 10:00:00,2026-11-03 10:00:05,To Printing,-100.00,1.20,GBP,COMPLETED,413.80',
  'CARD,Current,2026-11-04 18:30:00,,Tesco,-9.99,0.00,GBP,PENDING,',
  'CARD,Current,2026-11-05 18:30:00,,Cafe,-4.50,0.00,GBP,REVERTED,',
  'CARD,Current,2026-11-06 18:30:00,2026-11-06 18:30:00,Taxi,-4.50,0.00,GBP,VYKDOMA,409.30',
].join('\n')

test('the fee of Revolut is a line of its own, and what is not completed is named', async () => {
  const {lines, faults} = await openedCsv(revolut)
  expect(lines.map(({pence, balancePence, text}) => [pence, balancePence, text])).toEqual([
    [1500, 51_500, 'TOPUP Payment from Jonas'],
    [-10_000, 41_500, 'TRANSFER To Printing'],
    [-120, 41_380, 'TRANSFER To Printing fee'],
  ])
  expect(faults.map(({line, code, cell}) => [line, code, cell])).toEqual([
    [4, 'notBooked', 'PENDING'],
    [5, 'notBooked', 'REVERTED'],
    [6, 'notBooked', 'VYKDOMA'],
  ])
})

test('a fee for the account itself is one line', async () => {
  const [head = ''] = revolut.split('\n')
  const rows = [
    'FEE,Current,2025-10-16 01:00:00,2025-10-16 01:00:00,Business plan fee,0.00,7.00,GBP,COMPLETED,450.50',
    'TOPUP,Current,2025-10-17 01:00:00,2025-10-17 01:00:00,Payment from Jonas,15.00,0.00,GBP,COMPLETED,465.50',
  ]
  expect(penceOf(await openedCsv([head, ...rows].join('\n')))).toEqual([-700, 1500])
})

test.for([
  ['In', 'Out', [1500, -18_000]],
  ['Out', 'In', [-1500, 18_000]],
] as const)(
  'of the columns %s and %s their headings tell the signs, whatever the others are called',
  async ([first, second, pence]) => {
    const statement = await openedCsv(
      `Posted,What,${first},${second}\n13/10/2025,INGA,15.00,\n14/10/2025,BUS HIRE,,180.00`,
    )
    expect(penceOf(statement)).toEqual(pence)
  },
)

test('a fee that the balance does not know is only told', async () => {
  const text = revolut.replace('413.80', '415.00').replace('COMPLETED,515.00', 'COMPLETED,515.00')
  expect(penceOf(await openedCsv(text))).toEqual([1500, -10_000])
})

test('PayPal: the gift is booked gross with its fee apart, and holds and releases are no movements', async () => {
  const {lines, faults} = await openedCsv(
    [
      'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Balance,Balance Impact',
      '14/11/2026,10:01:00,GMT,Nia,Donation Payment,Completed,GBP,20.00,-0.88,19.12,1A,119.12,Credit',
      '15/11/2026,11:01:10,GMT,Nia,Payment Hold,Completed,GBP,-19.12,0.00,-19.12,2B,100.00,Debit',
      '15/11/2026,11:01:10,GMT,Nia,Payment Release,Completed,GBP,19.12,0.00,19.12,3C,119.12,Credit',
      '16/11/2026,11:01:10,GMT,Nia,Payment Refund,Completed,GBP,-20.00,0.58,-19.42,4D,99.70,Debit',
      '19/11/2026,09:00:00,GMT,Shop,Checkout,Completed,GBP,-30.00,0.00,-30.00,5E,99.70,Memo',
    ].join('\n'),
  )
  expect(lines.map(({pence, bankId}) => [pence, bankId])).toEqual([
    [2000, '1A'],
    [-88, '1A fee'],
    [-2000, '4D'],
    [58, '4D fee'],
  ])
  expect(faults.map(({line, code}) => [line, code])).toEqual([
    [3, 'notBooked'],
    [4, 'notBooked'],
    [6, 'notBooked'],
  ])
})

test('what leaves the balance as it was is no movement', async () => {
  const {lines, faults} = await openedCsv(
    'Date,Description,Amount,Balance\n13/10/2025,ONE,5.00,15.00\n14/10/2025,HELD,9.00,15.00\n15/10/2025,TWO,-1.00,14.00\n16/10/2025,THREE,2.00,16.00\n',
  )
  expect(lines.map(({text}) => text)).toEqual(['ONE', 'TWO', 'THREE'])
  expect(faults).toEqual([{line: 3, code: 'notBooked', cell: 'HELD'}])
})

test('each line is of the account in its columns, unless they are of many', async () => {
  const rows = (accounts: readonly string[]) =>
    [
      'Account,Date,Description,Amount',
      ...accounts.map((account, place) => `${account},1${place}/10/2025,A LINE,1.00`),
    ].join('\n')
  const accountsIn = async (accounts: readonly string[]) =>
    (await openedCsv(rows(accounts))).lines.map(({account}) => account)
  expect(await accountsIn(['20-00-00 12345678', 'LT12 1000', '20-00-00 12345678'])).toEqual([
    '20000012345678',
    'LT121000',
    '20000012345678',
  ])
  expect(await accountsIn(['11111111', '22222222', '33333333', '44444444'])).toEqual(['', '', '', ''])
  expect(await accountsIn(['Current account', 'Current account'])).toEqual(['', ''])
})

test('opening, turnover and closing rows are counted and not read', async () => {
  const text = [
    'Data;Gavėjas;Paaiškinimai;Suma',
    '2026-11-01;;Likutis pradžiai;100,00',
    '2026-11-03;Ona;Mokestis;15,00',
    '2026-11-28;;Apyvarta;15,00',
    'Totals;;;15,00',
  ].join('\n')
  expect(await openedCsv(text)).toMatchObject({lines: [{pence: 1500}], faults: [], skipped: 3})
})
