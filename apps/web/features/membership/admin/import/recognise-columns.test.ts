import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {recogniseColumns} from './recognise-columns.ts'
import {readRows} from './read-rows.ts'
import {readLanguage, readMethod, readYesNo} from './list-words.ts'

const table = (...rows: string[][]) => rows.map((cells, index) => ({line: index + 1, cells}))
const fieldsOf = (...rows: string[][]) => recogniseColumns(table(...rows)).fields

describe('headings', () => {
  test.each([
    [
      ['First Name', 'Surname', 'E-mail', 'Mobile', 'Address', 'Joined', 'Paid until', 'Fee', 'Notes'],
      ['firstName', 'lastName', 'email', 'phone', 'address', 'since', 'until', 'sum', null],
    ],
    [
      ['VARDAS', 'PAVARDĖ', 'El. paštas', 'Tel. nr.', 'Narys nuo', 'Galioja iki', 'Suma (£)', 'Kada mokėjo'],
      ['firstName', 'lastName', 'email', 'phone', 'since', 'until', 'sum', 'paidOn'],
    ],
    [
      ['Vardas, pavardė', 'el.paštas', 'Gatvė', 'Miestas', 'Kalba'],
      ['fullName', 'email', 'address', 'address', 'language'],
    ],
    [
      ['Pavardė, vardas', 'Mokėjimo būdas'],
      ['surnameFirst', 'method'],
    ],
    [
      ['Name', 'Surname', 'Email', 'Email'],
      ['firstName', 'lastName', 'email', null],
    ],
    [
      ['Surname / Pavardė', 'Vardas (First name)', 'Gatvė, namas', 'ZipCode', 'Sum paid', 'El. paštas, tel.'],
      ['lastName', 'firstName', 'address', 'address', 'sum', null],
    ],
  ])('%j', (headings, fields) => {
    expect(fieldsOf(headings, ['x'])).toEqual(fields)
  })

  test.each([
    ['taip', 'ne', 'paid'],
    ['✓', '✗', 'paid'],
    ['12/03/2026', '2026-04-01', 'paidOn'],
    ['£15', '15.-', 'sum'],
    ['grynais', 'pavedimu', 'method'],
    ['internetu', 'per susirinkimą', 'paid'],
  ])('‘Sumokėta’ over %s and %s is %s', (one, other, field) => {
    for (const heading of ['Sumokėta', 'Sumokėta 2026', 'Paid']) {
      expect(fieldsOf(['Vardas', 'Pavardė', heading], ['Ona', 'P', one], ['Jonas', 'J', other])[2]).toBe(
        field,
      )
    }
  })

  test('of one family each, over words that say no more, are left out', () => {
    expect(fieldsOf(['Vardas', 'Pavardė', 'Šeima'], ['Ona', 'P', 'taip'], ['Jonas', 'J', 'ne'])[2]).toBeNull()
  })

  test('over numbers that rows share are those of households', () => {
    const rows = table(['No.', 'Vardas', 'Pavardė'], ['1', 'Ona', 'P'], ['1', 'Jonas', 'P'])
    expect(recogniseColumns(rows).fields[0]).toBeNull()
    const merged = rows.map((row) => (row.line === 3 ? {...row, merged: [0]} : row))
    expect(recogniseColumns(merged).fields[0]).toBe('household')
  })

  test.each([
    [
      'Google Contacts',
      {
        'First Name': 'Ona',
        'Middle Name': '',
        'Last Name': 'Petraitė',
        Nickname: '',
        Birthday: '1980-01-02',
        Labels: '* myContacts',
        'E-mail 1 - Label': '* Home',
        'E-mail 1 - Value': 'ona@example.test',
        'Phone 1 - Label': 'Mobile',
        'Phone 1 - Value': '07700 900123',
        'Address 1 - Formatted': '1 High Street\nCardiff\nCF10 1AA',
        'Address 1 - Street': '1 High Street',
        'Address 1 - City': 'Cardiff',
        'Address 1 - Postal Code': 'CF10 1AA',
      },
      ['firstName', 'lastName', 'email', 'phone', 'address', 'address', 'address', 'address'],
    ],
    [
      'Outlook',
      {
        'First Name': 'Ona',
        'Last Name': 'Petraitė',
        'E-mail Address': 'ona@example.test',
        'E-mail 2 Address': '',
        'Home Phone': '',
        'Mobile Phone': '07700 900123',
        'Home Street': '1 High Street',
        'Home City': 'Cardiff',
        'Home Postal Code': 'CF10 1AA',
        'Business Street': '',
      },
      ['firstName', 'lastName', 'email', 'phone', 'address', 'address', 'address'],
    ],
    [
      'a program that nobody knows',
      {
        Vardas: 'Ona',
        Pavardė: 'Petraitė',
        Kontaktas: 'ona@example.test',
        Nr: '07700 900123',
        Kur: '1 High St, CF10 1AA',
      },
      ['firstName', 'lastName', 'email', 'phone', 'address'],
    ],
  ])('of %s are known by what they hold', (_, row, fields) => {
    const found = recogniseColumns(table(Object.keys(row), Object.values(row)))
    expect(found.fields.filter((field) => field !== null)).toEqual(fields)
    const [read] = readRows(found, {orders: {}, known: new Set(), answers: {}})
    expect(read).toMatchObject({
      firstName: 'Ona',
      lastName: 'Petraitė',
      email: 'ona@example.test',
      phone: '+447700900123',
      unread: [],
    })
    expect(read?.postalAddress?.split(/\n|, /).at(-1)).toBe('CF10 1AA')
  })

  test('over postcodes join them to the address that lacks them, and to no other', () => {
    const places = ['Gatvė', 'Miestas', 'Žymos']
    const cells = ['1 High Street', 'Cardiff', 'CF10 1AA']
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], {minLength: 3}), (order) => {
        const of = (row: string[]) => order.map((index) => row[index] ?? '')
        const rows = table(['Vardas', ...of(places), '', 'Darbas'], ['Ona', ...of(cells), '', 'LL57 1AF'])
        const [read] = readRows(recogniseColumns(rows), {orders: {}, known: new Set(), answers: {}})
        expect(read?.postalAddress).toBe(of(cells).join('\n'))
      }),
    )
    expect(fieldsOf(['Vardas', 'Pašto kodas', 'Žymos'], ['Ona', 'CF10 1AA', 'LL57 1AF'])[2]).toBeNull()
  })

  test('stand below a title', () => {
    const list = recogniseColumns(
      table(['Narių sąrašas 2026', ''], ['Vardas', 'Pavardė'], ['Ona', 'Petraitė']),
    )
    expect(list).toMatchObject({skipped: [1], headings: ['Vardas', 'Pavardė'], rows: [{line: 3}]})
  })

  const exported = {
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
    phone: 'phone',
    language: 'language',
    status: null,
    since: 'since',
    until: 'until',
    candidate: null,
    method: 'method',
    lastPaid: 'paidOn',
    lastSum: 'sum',
    transfer: null,
    applied: null,
    honorary: 'honorary',
    household: 'household',
    payer: 'payer',
    deceased: 'deceased',
    reference: 'reference',
    postalAddress: 'address',
  }

  test.each([
    ['lt', lt],
    ['en', en],
  ])('of our own list in %s', (_, {admin}) => {
    const columns = Object.keys(admin.members.csv) as (keyof typeof admin.members.csv)[]
    expect(fieldsOf(columns.map((column) => admin.members.csv[column]))).toEqual(
      columns.map((column) => exported[column]),
    )
  })
})

test.each([
  ['lt', lt],
  ['en', en],
])('our own words are read in %s', (_, {admin: {members}}) => {
  const {stripe, ...methods} = members.method
  expect(readMethod(stripe)).toBe('bank_transfer')
  expect(Object.values(methods).map(readMethod)).toEqual(Object.keys(methods))
  expect(readLanguage(members.language.lt)).toBe('lt')
  expect(readLanguage(members.language.en)).toBe('en')
  expect(readYesNo(members.csvYes)).toBe(true)
})

describe('without headings', () => {
  test('names and contacts are known, and what days, sums and words mean is chosen', () => {
    expect(
      fieldsOf(
        ['Ona', 'Petraitė', 'ona@example.test', '07700 900123', '25/12/2012', '£15', 'cash'],
        ['Jonas', 'Jonaitis', '', '07700 900124', '01/02/2013', '£15.00', 'cheque'],
      ),
    ).toEqual(['firstName', 'lastName', 'email', 'phone', null, null, null])
  })

  test.each([
    ['Column1', 'Column2', 'Column3'],
    ['A', 'B', 'C'],
    ['1', '2', '3'],
  ])('%s, %s and %s are none, and nobody', (...numbers) => {
    const list = recogniseColumns(
      table(numbers, ['Petraitienė', 'Ona', 'CF10 1AA'], ['Jonaitis', 'Jonas', 'CF10 1AB']),
    )
    expect(list).toMatchObject({fields: ['lastName', 'firstName', 'address'], rows: [{line: 2}, {line: 3}]})
  })

  test('a full name is one column', () => {
    expect(fieldsOf(['Ona Petraitė', '2036-01-01'], ['Jonas Jonaitis', '2036-02-01'])).toEqual([
      'fullName',
      null,
    ])
  })
})
