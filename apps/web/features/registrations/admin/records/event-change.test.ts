import {expect, test} from 'vitest'
import {changeKind, isStillToCome, type EventPlan} from './event-change.ts'

const plan = (fields: Partial<EventPlan> = {}): EventPlan => ({
  state: 'planned',
  startsAt: '2026-06-20T10:00:00.000Z',
  endsAt: null,
  dateToBeConfirmed: false,
  place: {lt: 'Kardifas', en: 'Cardiff', address: null},
  ...fields,
})
const elsewhere = {lt: 'Svonsis', en: 'Swansea', address: null}
const later = '2026-06-27T10:00:00.000Z'

test.each<[string, Partial<EventPlan>, Partial<EventPlan>]>([
  ['cancelled', {}, {state: 'cancelled'}],
  ['removed', {}, {state: 'removed'}],
  ['cancelled', {startsAt: later}, {state: 'cancelled', place: elsewhere}],
  ['restored', {state: 'cancelled'}, {}],
  ['restored', {state: 'removed'}, {startsAt: later}],
  ['postponed', {}, {dateToBeConfirmed: true}],
  ['confirmed', {dateToBeConfirmed: true}, {startsAt: later, place: elsewhere}],
  ['time', {}, {startsAt: later}],
  ['time', {}, {endsAt: later}],
  ['place', {}, {place: elsewhere}],
  ['timeAndPlace', {}, {startsAt: later, place: elsewhere}],
])('an event is %s, from %j to %j', (kind, before, after) => {
  expect(changeKind({before: plan(before), after: plan(after)})).toBe(kind)
})

test('a change matters until the event is over, by the later of its dates', () => {
  const now = Date.parse('2026-06-22T10:00:00Z')
  const past = plan()
  const future = plan({startsAt: later})
  expect(isStillToCome({before: past, after: plan({place: elsewhere})}, now)).toBe(false)
  expect(isStillToCome({before: past, after: future}, now)).toBe(true)
  expect(isStillToCome({before: future, after: past}, now)).toBe(true)
  expect(isStillToCome({before: plan({endsAt: later}), after: past}, now)).toBe(true)
  expect(isStillToCome({before: plan({startsAt: null}), after: plan({startsAt: null})}, now)).toBe(true)
})
