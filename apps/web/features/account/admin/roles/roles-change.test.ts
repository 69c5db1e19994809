import {expect, test} from 'vitest'
import {changeBetween, toggled} from './roles-change.ts'

const nothing = {given: [], taken: [], eventsGiven: [], eventsTaken: []}

test('what stays as it is, is no change', () => {
  const held = {roles: ['organiser', 'moderator'] as const, events: ['a', 'b']}
  expect(changeBetween(held, {roles: ['moderator', 'organiser'], events: ['b', 'a']})).toBeUndefined()
})

test('roles and events are given and taken', () => {
  const held = {roles: ['organiser', 'moderator'] as const, events: ['a', 'b']}
  expect(changeBetween(held, {roles: ['organiser', 'treasurer'], events: ['b', 'c']})).toEqual({
    given: ['treasurer'],
    taken: ['moderator'],
    eventsGiven: ['c'],
    eventsTaken: ['a'],
  })
})

test('events go with the role of organiser, also those that were just ticked', () => {
  const held = {roles: ['organiser'] as const, events: ['a']}
  expect(changeBetween(held, {roles: [], events: ['a', 'b']})).toEqual({
    ...nothing,
    taken: ['organiser'],
    eventsTaken: ['a'],
  })
  expect(changeBetween({roles: [], events: []}, {roles: [], events: ['a']})).toBeUndefined()
})

test('an item is there once when ticked, and gone when not', () => {
  expect(toggled(['a', 'b'], 'a', true)).toEqual(['b', 'a'])
  expect(toggled(['a'], 'b', true)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b'])
})
