import {expect, test} from 'vitest'
import type {RegistrationColumn, RegistrationFilter} from '#/features/admin-list/admin-search-params.ts'
import {exampleRegistration, exampleRunner} from '../testing/registration-examples.ts'
import {findRegistrations} from './registration-list.ts'
import {countPlaces, type Registration} from '../records/registration.ts'

const first = {filter: 'all' as const, q: '', sort: {by: 'status' as const, isDescending: false}, page: 1}

const ids = ({rows}: {rows: Registration[]}) => rows.map(({id}) => id)

const all = [
  exampleRegistration({id: 'cancelled', status: 'cancelled', places: 2}),
  exampleRegistration({id: 'late', status: 'waiting', places: 4, waitingSince: '2026-03-03T12:00:00Z'}),
  exampleRegistration({id: 'early', status: 'waiting', places: 1, waitingSince: '2026-03-02T12:00:00Z'}),
  exampleRegistration({id: 'registered', places: 3}),
  exampleRegistration({id: 'requested', status: 'requested', places: 2, sentAt: '2026-03-05T12:00:00Z'}),
  exampleRegistration({id: 'offered', status: 'offered', places: 1, offeredUntil: '2026-03-09T12:00:00Z'}),
]

test('requests come first, the waiting list in its order, and what has ended last', () => {
  expect(ids(findRegistrations(all, first))).toEqual([
    'requested',
    'registered',
    'offered',
    'early',
    'late',
    'cancelled',
  ])
})

test('of those who wait, whom somebody moved up comes first, then members', () => {
  const [late, early] = [all[1], all[2]].map((each) => each ?? exampleRegistration())
  const member = {...exampleRegistration(late), id: 'member', waitingRank: 1}
  const movedUp = {...exampleRegistration(late), id: 'moved up', waitingRank: 2}
  expect(ids(findRegistrations([early ?? member, member, movedUp], first))).toEqual([
    'moved up',
    'member',
    'early',
  ])
})

test.each<[RegistrationFilter, string[]]>([
  ['requested', ['requested']],
  ['registered', ['registered']],
  ['waiting', ['early', 'late']],
  ['offered', ['offered']],
  ['ended', ['cancelled']],
])('the filter %s shows %j', (filter, found) => {
  expect(ids(findRegistrations(all, {...first, filter}))).toEqual(found)
})

test.each([
  ['rasa rasaite', ['a', 'b']],
  ['UGNE', ['b']],
  ['rezervuokit', ['a']],
  ['b@example', ['b']],
  ['07700 900123', ['a']],
  ['900123', ['a']],
  ['nobody', []],
  ['%', []],
  [' ', ['a', 'b']],
])('the search %j finds %j', (q, found) => {
  const searched = [
    exampleRegistration({id: 'a', note: 'Rezervuokit', phone: '+44 7700 900123'}),
    exampleRegistration({id: 'b', email: 'b@example.test', runners: [exampleRunner()]}),
  ]
  expect(ids(findRegistrations(searched, {...first, q}))).toEqual(found)
})

test.each<[RegistrationColumn, boolean, string]>([
  ['name', false, 'a'],
  ['name', true, 'z'],
  ['places', true, 'z'],
  ['sent', true, 'a'],
])('sorted by %s (descending: %j), %s is first', (by, isDescending, expected) => {
  const two = [
    exampleRegistration({id: 'z', lastName: 'Žukas', places: 2}),
    exampleRegistration({id: 'a', lastName: 'Čepas', sentAt: '2026-03-02T12:00:00Z'}),
  ]
  expect(ids(findRegistrations(two, {...first, sort: {by, isDescending}}))[0]).toBe(expected)
})

test('a list is cut into pages, and a page that no longer exists becomes the last one', () => {
  const many = Array.from({length: 30}, (_, index) => exampleRegistration({id: `${100 + index}`}))
  expect(findRegistrations(many, {...first, page: 2})).toMatchObject({total: 30, page: 2})
  expect(findRegistrations(many, {...first, page: 2}).rows).toHaveLength(5)
  expect(findRegistrations(many, {...first, page: 9}).page).toBe(2)
  expect(findRegistrations([], {...first, page: 9})).toEqual({rows: [], total: 0, isMany: false, page: 1})
})

test('requests and offers hold places, the waiting list does not', () => {
  expect(countPlaces(all)).toEqual({requested: 2, registered: 3, offered: 1, waiting: 5, taken: 6})
})
