import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'
import {pathChange, redirectId} from './path-change.ts'

const document = (fields: object) => ({_id: 'a', ...fields}) as SanityDocument
const event = (fields: object) => document({_type: 'event', eventKey: 'sventes-2026', ...fields})

test('an event that gets a custom path leaves its default one', () => {
  expect(pathChange(event({}), event({path: '/sventes'}))).toEqual({
    from: '/renginiai/sventes-2026',
    to: '/sventes',
  })
})

test('news and schools move with their slug', () => {
  const slug = (current: string) => ({_type: 'slug', current})
  expect(
    pathChange(
      document({_type: 'newsItem', slug: slug('sena')}),
      document({_type: 'newsItem', slug: slug('nauja')}),
    ),
  ).toEqual({from: '/naujienos/sena', to: '/naujienos/nauja'})
  expect(
    pathChange(
      document({_type: 'school', slug: slug('gulbe')}),
      document({_type: 'school', slug: slug('gulbes')}),
    ),
  ).toEqual({from: '/mokykleles/gulbe', to: '/mokykleles/gulbes'})
})

test('a document does not move when first published, unchanged or without a page', () => {
  expect(pathChange(null, event({path: '/sventes'}))).toBeUndefined()
  expect(pathChange(event({path: '/sventes'}), event({path: '/sventes', isFree: true}))).toBeUndefined()
  expect(pathChange(event({path: '/sventes'}), null)).toBeUndefined()
  expect(pathChange(document({_type: 'group'}), document({_type: 'group'}))).toBeUndefined()
})

test('redirects from different paths have different public ids', () => {
  expect([redirectId('/a-b'), redirectId('/a/b')]).toEqual(['redirect-a-b', 'redirect-a--b'])
})
