import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {tabs} from '#/features/admin-list/admin-search-params.ts'
import {roomsOf} from './rooms.ts'

test('every tab that somebody has is in exactly one room, and no other tab is', () => {
  fc.assert(
    fc.property(fc.subarray([...tabs], {minLength: 9}), (own) => {
      const rooms = roomsOf(own)
      expect(rooms.flatMap((room) => room.tabs).toSorted()).toEqual(own.toSorted())
      expect(rooms.every((room) => room.tabs.length > 0)).toBe(true)
    }),
  )
  expect(roomsOf(tabs).map(({name}) => name)).toEqual(['people', 'money', 'events', 'words', 'system'])
})

test('whoever has up to eight tabs has them in one row', () => {
  fc.assert(
    fc.property(fc.subarray([...tabs], {maxLength: 8}), (own) => {
      expect(roomsOf(own)).toEqual([])
    }),
  )
})
