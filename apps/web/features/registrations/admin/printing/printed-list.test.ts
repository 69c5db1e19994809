import {expect, test} from 'vitest'
import {printedList} from './printed-list.ts'
import {exampleOrder, exampleRegistration, exampleRunner} from '../testing/registration-examples.ts'

const named = (firstName: string, changes: Parameters<typeof exampleRegistration>[0] = {}) =>
  exampleRegistration({id: firstName, firstName, ...changes})

test('has everybody, by name in Lithuanian, and those who wait in their order', () => {
  const parts = printedList([
    named('Žilvinas', {places: 3}),
    named('Zita', {status: 'cancelled'}),
    named('Šarūnas', {status: 'requested'}),
    named('Ąžuolas', {status: 'offered'}),
    named('Ana', {status: 'waiting', waitingSince: '2026-03-02T12:00:00Z', places: 2}),
    named('Zuzana', {status: 'waiting', waitingSince: '2026-03-01T12:00:00Z'}),
    named('Algis', {status: 'declined'}),
  ])
  expect(parts.map(({name, people, persons}) => [name, people, persons.map(({id}) => id)])).toEqual([
    ['expected', 5, ['Ąžuolas', 'Šarūnas', 'Žilvinas']],
    ['waiting', 3, ['Zuzana', 'Ana']],
    ['ended', 2, ['Algis', 'Zita']],
  ])
})

test('has who bought tickets among those who are expected, with what and which order', () => {
  const orders = [exampleOrder({name: 'Šarūnas', came: true}), exampleOrder({id: 'other', name: null})]
  const parts = printedList([named('Žilvinas'), named('Ana', {status: 'waiting'})], orders)
  expect(parts.map(({name, people}) => [name, people])).toEqual([
    ['expected', 7],
    ['waiting', 1],
  ])
  expect(parts[0]?.persons).toMatchObject([
    {name: '', people: 3, came: null},
    {
      name: 'Šarūnas',
      people: 3,
      contact: '',
      notes: '2 × Suaugusiojo bilietas, 1 × Vaiko bilietas\nk3mZ9qLw',
      came: true,
    },
    {name: 'Žilvinas Rasaitė'},
  ])
})

test('has each runner, with whoever registered them', () => {
  const family = exampleRegistration({
    places: 2,
    phone: '+44 29 2018 0000',
    note: 'Vegetarė',
    runners: [
      exampleRunner({id: 'ugne', needsConsent: true}),
      exampleRunner({id: 'rasa', firstName: 'Rasa', age: null, came: true}),
    ],
  })
  const [expected] = printedList([family])
  expect(expected?.persons).toMatchObject([
    {name: 'Rasa Rasaitė', age: null, people: 1, registeredBy: null, isConsentMissing: false, came: true},
    {
      name: 'Ugnė Rasaitė',
      age: 8,
      people: 1,
      registeredBy: 'Rasa Rasaitė',
      contact: '+44 29 2018 0000',
      isConsentMissing: true,
      notes: 'Vegetarė',
      came: null,
    },
  ])
})

test('names an email address where there is no phone', () => {
  const [expected] = printedList([named('Rasa')])
  expect(expected?.persons[0]?.contact).toBe('rasa@example.test')
})
