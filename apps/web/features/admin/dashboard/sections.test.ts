import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {tabs} from '#/features/admin-list/admin-search-params.ts'
import {sectionsOf} from './sections.ts'

test('every tab that somebody has is in exactly one section, and no other tab is', () => {
  fc.assert(
    fc.property(fc.subarray([...tabs], {minLength: 9}), (own) => {
      const sections = sectionsOf(own)
      expect(sections.flatMap((section) => section.tabs).toSorted()).toEqual(own.toSorted())
      expect(sections.every((section) => section.tabs.length > 0)).toBe(true)
    }),
  )
  expect(sectionsOf(tabs).map(({name}) => name)).toEqual(['people', 'money', 'events', 'words', 'system'])
})

test('whoever has up to eight tabs has them in one row', () => {
  fc.assert(
    fc.property(fc.subarray([...tabs], {maxLength: 8}), (own) => {
      expect(sectionsOf(own)).toEqual([])
    }),
  )
})
