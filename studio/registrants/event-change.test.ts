import {expect, test} from 'vitest'
import {changesOf, questionOf} from './event-change.ts'

const event = {
  eventKey: 'kaledos-2025',
  start: '2025-12-13T17:00:00Z',
  place: {_type: 'place', name: {lt: 'Salė', en: 'Hall'}, address: '1 Example Street'},
  capacity: 100,
}

test.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a text', {title: {lt: 'Kita'}}, []],
  ['the same instant, written differently', {start: '2025-12-13T17:00:00.000Z'}, []],
  ['that something has changed', {status: 'changed'}, []],
  ['an empty address for none', {place: {...event.place, mapUrl: 'https://example.org'}}, []],
  ['more places', {capacity: 200}, []],
  ['no limit', {capacity: undefined}, []],
  ['the start', {start: '2025-12-14T17:00:00Z'}, ['moved']],
  ['an end', {end: '2025-12-13T22:00:00Z'}, ['moved']],
  ['an unconfirmed date', {dateToBeConfirmed: true}, ['moved']],
  ['another hall', {place: {name: {lt: 'Kita salė', en: 'Hall'}, address: '1 Example Street'}}, ['moved']],
  ['no place', {place: undefined}, ['moved']],
  ['fewer places', {capacity: 40}, ['capacity']],
  ['both', {capacity: 40, start: '2025-12-14T17:00:00Z'}, ['moved', 'capacity']],
  ['that it is cancelled', {status: 'cancelled', capacity: 1, start: '2026-01-01T10:00:00Z'}, ['cancelled']],
])('a draft that changes %s', (_, fields, changes) => {
  expect(changesOf(event, {...event, ...fields})).toEqual(changes)
})

test('a limit where there was none is a cut, and what was cancelled may be back', () => {
  expect(changesOf({...event, capacity: undefined}, event)).toEqual(['capacity'])
  const cancelled = {...event, status: 'cancelled'}
  expect(changesOf(cancelled, event)).toEqual(['restored'])
  expect(changesOf(cancelled, cancelled)).toEqual([])
})

test('the question names the published event, and what the answer depends on', () => {
  const draft = {...event, eventKey: 'kita', capacity: 40, end: '2025-12-13T22:00:00Z'}
  expect(questionOf('publish', event, draft)).toEqual({
    eventKey: 'kaledos-2025',
    changes: ['moved', 'capacity'],
    capacity: 40,
    endsAt: '2025-12-13T22:00:00Z',
  })
  expect(questionOf('unpublish', event, draft)).toEqual({eventKey: 'kaledos-2025', changes: ['removed']})
  expect(questionOf('delete', event, undefined)).toEqual({eventKey: 'kaledos-2025', changes: ['removed']})
})

test('what nobody could register for concerns nobody', () => {
  expect(questionOf('publish', undefined, event)).toBeUndefined()
  expect(questionOf('delete', undefined, event)).toBeUndefined()
  expect(questionOf('publish', event, event)).toBeUndefined()
  expect(questionOf('discard', event, {...event, status: 'cancelled'})).toBeUndefined()
  expect(questionOf('delete', {}, undefined)).toBeUndefined()
})
