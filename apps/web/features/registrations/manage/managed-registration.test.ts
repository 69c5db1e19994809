import {expect, test} from 'vitest'
import {eventNotice, isActive, managedRegistration, ownRunner, standingOf} from './managed-registration.ts'
import {adult, familyOf, runningFamily, shownFamily, trip} from './testing/example-registrations.ts'

test('what the database shows is understood', () => {
  expect(managedRegistration.parse(shownFamily)).toMatchObject({
    kind: 'race',
    runners: [{firstName: 'Lukas'}, {firstName: 'Ema'}],
  })
})

test('an event may have lost its page, its date and its place', () => {
  const event = {...shownFamily.event, path: null, start: null, place: null}
  expect(managedRegistration.safeParse({...shownFamily, event}).success).toBe(true)
})

test('health notes that were sent by mistake are left out', () => {
  const [first] = shownFamily.runners
  const shown = {...shownFamily, runners: [{...first, medicalConditions: 'Astma'}]}
  expect(JSON.stringify(managedRegistration.parse(shown))).not.toContain('Astma')
})

test.each([
  ['requested', true],
  ['registered', true],
  ['waiting', true],
  ['offered', true],
  ['declined', false],
  ['lapsed', false],
  ['cancelled', false],
] as const)('what is %s can be changed: %s', (status, expected) => {
  expect(isActive({...trip(), status})).toBe(expected)
})

/** A registration for an event in this state. */
const forEvent = (event: Partial<ReturnType<typeof trip>['event']>) => ({
  ...trip(),
  event: {...trip().event, ...event},
})

test('nothing can be changed once the event is cancelled', () => {
  expect(isActive(forEvent({state: 'cancelled'}))).toBe(false)
  expect(isActive(forEvent({state: 'changed'}))).toBe(true)
})

test.each([
  [{state: 'cancelled', dateToBeConfirmed: true}, 'cancelled'],
  [{state: 'changed', dateToBeConfirmed: true}, 'changed'],
  [{state: 'removed'}, 'removed'],
  [{dateToBeConfirmed: true}, 'unconfirmed'],
  [{}, undefined],
] as const)('of an event that is %j the page says: %s', (event, notice) => {
  expect(eventNotice(forEvent(event))).toBe(notice)
})

test('of a registration that has ended, the event is no news', () => {
  expect(eventNotice({...forEvent({state: 'cancelled'}), status: 'declined'})).toBeUndefined()
})

test.each([
  ['registered', 'scheduled', 'unconfirmed'],
  ['waiting', 'removed', 'unconfirmed'],
  ['registered', 'cancelled', 'registered'],
  ['lapsed', 'changed', 'missed'],
  ['lapsed', 'removed', 'lapsed'],
  ['lapsed', 'cancelled', 'lapsed'],
  ['cancelled', 'scheduled', 'cancelled'],
] as const)('what is %s and was not confirmed, for an event that is %s, is %s', (status, state, expected) => {
  const registration = {...forEvent({state}), status}
  expect(standingOf({...registration, unconfirmedUntil: '2025-09-18T12:30:00Z'})).toBe(expected)
  expect(standingOf(registration)).toBe(status)
})

test('an adult who registered, alone or with children, is a runner', () => {
  const own = [adult(), runningFamily(), familyOf(), trip()].map(ownRunner)
  expect(own.map((runner) => runner?.firstName)).toEqual(['Rasa', 'Rasa', undefined, undefined])
})
