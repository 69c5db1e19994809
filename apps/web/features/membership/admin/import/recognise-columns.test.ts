import {describe, expect, test} from 'vitest'
import en from '#/messages/en.json'
import lt from '#/messages/lt.json'
import {recogniseColumns} from './recognise-columns.ts'
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
  ])('%j', (headings, fields) => {
    expect(fieldsOf(headings, ['x'])).toEqual(fields)
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
  test('columns are what they hold', () => {
    expect(
      fieldsOf(
        ['Ona', 'Petraitė', 'ona@example.test', '07700 900123', '25/12/2012', '£15', 'cash'],
        ['Jonas', 'Jonaitis', '', '07700 900124', '01/02/2013', '£15.00', 'cheque'],
      ),
    ).toEqual(['firstName', 'lastName', 'email', 'phone', 'since', 'sum', 'method'])
  })

  test('a full name is one column, and a day to come is an end', () => {
    expect(fieldsOf(['Ona Petraitė', '2036-01-01'], ['Jonas Jonaitis', '2036-02-01'])).toEqual([
      'fullName',
      'until',
    ])
  })
})
