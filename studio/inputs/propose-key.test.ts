import {expect, test} from 'vitest'
import {proposeKey} from './propose-key.ts'

test.for([
  ['Lietuviškos Kalėdos', '2025-12-13T17:00:00Z', 'lietuviskos-kaledos-2025'],
  ['Joninės 2025', '2025-06-21T12:00:00Z', 'jonines-2025'],
  ['Šventosios Mišios', undefined, 'sventosios-misios'],
  ['Kaziuko mugė', '02/03/2026 29:30', 'kaziuko-muge'],
  [undefined, '2025-12-13T17:00:00Z', ''],
])('the event „%s“ that starts %s gets the key "%s"', ([lt, start, key]) => {
  expect(proposeKey({_id: 'a', _type: 'event', title: {lt}, start})).toBe(key)
})

test('the key of a school or album starts with the type', () => {
  expect(proposeKey({_id: 'a', _type: 'school', name: {lt: 'Gintarėlis'}})).toBe('school-gintarelis')
  expect(proposeKey({_id: 'a', _type: 'photoAlbum', title: {lt: 'Kaziuko mugė'}})).toBe(
    'photo-category-kaziuko-muge',
  )
  expect(proposeKey({_id: 'a', _type: 'school'})).toBe('')
})

test('singleton pages have fixed keys', () => {
  expect(proposeKey({_id: 'schoolsPage', _type: 'schoolsPage'})).toBe('schools-page')
  expect(proposeKey({_id: 'groupsPage', _type: 'groupsPage', title: {lt: 'Grupės'}})).toBe('groups-page')
})
