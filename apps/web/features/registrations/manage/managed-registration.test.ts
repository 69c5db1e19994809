import {expect, test} from 'vitest'
import {isActive, isOnlyRunner, managedRegistration} from './managed-registration.ts'
import {adult, familyOf, shownFamily, trip} from './testing/example-registrations.ts'

test('what the database shows is understood', () => {
  expect(managedRegistration.parse(shownFamily)).toMatchObject({kind: 'race', runners: [{age: 9}, {age: 12}]})
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
  expect(isActive({status})).toBe(expected)
})

test('only an adult who registered alone is the runner', () => {
  expect([adult(), familyOf(), trip()].map(isOnlyRunner)).toEqual([true, false, false])
})
