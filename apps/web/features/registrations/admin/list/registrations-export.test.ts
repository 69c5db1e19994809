import {expect, test} from 'vitest'
import {registrationExportColumns, registrationSheet, type RegistrationWords} from './registrations-export.ts'
import {exampleRegistration, exampleRunner} from '../testing/registration-examples.ts'

const words: RegistrationWords = {
  column: (column) => column,
  status: (status) => `is ${status}`,
  language: (language) => language,
  yes: 'taip',
  no: 'ne',
}

/** The first row below the heading, by column. */
function cellsOf(...args: Parameters<typeof exampleRegistration>) {
  const [, cells = []] = registrationSheet([exampleRegistration(...args)], words)
  return Object.fromEntries(registrationExportColumns.map((column, index) => [column, cells[index]]))
}

test('a registration is one row, with its places', () => {
  expect(cellsOf({places: 3, phone: null, came: true, waitingSince: '2026-07-01T11:00:00Z'})).toMatchObject({
    status: 'is registered',
    firstName: 'Rasa',
    contact: 'Rasa Rasaitė',
    places: 3,
    phone: null,
    came: 'taip',
    consent: null,
    waitingSince: new Date('2026-07-01T11:00:00Z'),
  })
})

test('what lapsed because nobody confirmed it says so', () => {
  const unconfirmedUntil = '2026-07-01T11:00:00Z'
  expect(cellsOf({status: 'lapsed'})).toMatchObject({status: 'is lapsed'})
  expect(cellsOf({status: 'lapsed', unconfirmedUntil})).toMatchObject({status: 'is missed'})
  expect(cellsOf({status: 'registered', unconfirmedUntil})).toMatchObject({status: 'is registered'})
})

test('each runner has a row, with the person who registered as contact', () => {
  const runners = [
    exampleRunner({firstName: 'Ąžuolas', needsConsent: true}),
    exampleRunner({firstName: 'Ugnė', came: false}),
  ]
  const [, first, second] = registrationSheet([exampleRegistration({places: 2, runners})], words)
  expect(first).toContain('Ąžuolas')
  expect(second).toContain('Ugnė')
  expect(cellsOf({runners})).toMatchObject({contact: 'Rasa Rasaitė', places: 1, consent: 'ne', age: 8})
})
