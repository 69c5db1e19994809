import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {isOneFirstName, isOnePerson} from './one-person.ts'

test.each([
  'Mr & Mrs',
  'Jonas ir Ona',
  'John and Jane',
  'Tomas AND Lina',
  'Jonas ir',
  'Jonas (ir Ona)',
  'J. ir O.',
  'Jonas＋Ona',
  'Jonas/Ona',
  'Jonas\\Ona',
  'Jonas, Ona',
  'Jonas; Ona',
  'Ms R Hughes and Ms T',
  'Jonas ir šeima',
  'Šeima',
])('%j names more than one person', (name) => {
  expect([isOnePerson(name), isOneFirstName(name)]).toEqual([false, false])
})

test.each(['Rhys a Siân', 'Jonas su žmona', 'María y José'])('the first name %j is that of two', (name) => {
  expect(isOneFirstName(name)).toBe(false)
})

test.each([
  'Irena',
  'Sandy Anderson',
  'Andrea Irvine',
  'Vladimir',
  'John A',
  'John A Q',
  'Su Mei',
  'Ji Su Kim',
  'And',
  'Ortega y Gasset',
  'Gražinytė-Tyla',
  'Ieva (Eva)',
  'King Jr.',
  'van der Zweep',
])('%j names one person', (name) => {
  expect(isOnePerson(name)).toBe(true)
})

test('two names that a sign or a word joins are never one, whatever they are', () => {
  const names = fc.stringMatching(/^\p{Lu}\p{Ll}{1,9}$/u)
  const joining = fc.constantFrom(' & ', '&', ' + ', '/', ', ', ' and ', ' IR ', ' ir ', ' And ')
  fc.assert(
    fc.property(names, joining, names, (one, sign, other) => {
      expect(isOneFirstName(`${one}${sign}${other}`)).toBe(false)
    }),
  )
})
