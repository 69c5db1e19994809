import papaparse from 'papaparse'
import {expect, test} from 'vitest'
import {registrationRows, toCsv, csvColumns, type CsvWords} from './registrations-csv.ts'
import {exampleRegistration, exampleRunner} from './registration-examples.ts'

const words: CsvWords = {
  column: (column) => column,
  status: (status) => `is ${status}`,
  language: (language) => language,
  yes: 'taip',
  no: 'ne',
}

/** The first row below the heading, by column. */
function cellsOf(...args: Parameters<typeof exampleRegistration>) {
  const [, cells = []] = registrationRows([exampleRegistration(...args)], words)
  return Object.fromEntries(csvColumns.map((column, index) => [column, cells[index]]))
}

test('the file starts with a byte order mark and keeps Lithuanian letters', async () => {
  const csv = await toCsv([['Žąsė', 'Čiurlytė']])
  expect(csv).toBe('\uFEFFŽąsė,Čiurlytė')
})

test.each(['=1+1', '=HYPERLINK("x")', '+44 29', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1+1\nantra eilutė'])(
  '%j is no formula any more',
  async (cell) => {
    const csv = await toCsv([['Rasa', cell]])
    expect(papaparse.parse(csv.slice(1)).data).toEqual([['Rasa', `'${cell}`]])
  },
)

test.each(['a=b', 'Jonas, Ona', 'Sakė „labas“', 'Said "hello"', 'viena\nkita', "'taip", '<img src=x>'])(
  '%j stays as it was typed',
  async (cell) => {
    const csv = await toCsv([['Rasa', cell]])
    expect(papaparse.parse(csv.slice(1)).data).toEqual([['Rasa', cell]])
  },
)

test('a registration is one row, with its places', () => {
  expect(cellsOf({places: 3, phone: null, came: true, waitingSince: '2026-07-01T11:00:00Z'})).toMatchObject({
    status: 'is registered',
    firstName: 'Rasa',
    contact: 'Rasa Rasaitė',
    places: 3,
    phone: '',
    came: 'taip',
    consent: '',
    waitingSince: '2026-07-01 12:00',
  })
})

test('each runner has a row, with the person who registered as contact', () => {
  const runners = [
    exampleRunner({firstName: 'Ąžuolas', needsConsent: true}),
    exampleRunner({firstName: 'Ugnė', came: false}),
  ]
  const [, first, second] = registrationRows([exampleRegistration({places: 2, runners})], words)
  expect(first).toContain('Ąžuolas')
  expect(second).toContain('Ugnė')
  expect(cellsOf({runners})).toMatchObject({contact: 'Rasa Rasaitė', places: 1, consent: 'ne', age: 8})
})
