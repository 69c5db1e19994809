import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'
import {addressChange, redirectId} from './address-change.ts'

const document = (fields: object) => ({_id: 'a', ...fields}) as SanityDocument
const event = (fields: object) => document({_type: 'event', eventKey: 'sventes-2026', ...fields})

test('an event that gets an address of its own leaves its default one', () => {
  expect(addressChange(event({}), event({path: '/sventes'}))).toEqual({
    from: '/renginiai/sventes-2026',
    to: '/sventes',
  })
})

test('news and schools move with the last part of their address', () => {
  const slug = (current: string) => ({_type: 'slug', current})
  expect(
    addressChange(
      document({_type: 'newsItem', slug: slug('sena')}),
      document({_type: 'newsItem', slug: slug('nauja')}),
    ),
  ).toEqual({from: '/naujienos/sena', to: '/naujienos/nauja'})
  expect(
    addressChange(
      document({_type: 'school', slug: slug('gulbe')}),
      document({_type: 'school', slug: slug('gulbes')}),
    ),
  ).toEqual({from: '/mokykleles/gulbe', to: '/mokykleles/gulbes'})
})

test('nothing moves that is published for the first time, stays, or has no page', () => {
  expect(addressChange(null, event({path: '/sventes'}))).toBeUndefined()
  expect(addressChange(event({path: '/sventes'}), event({path: '/sventes', isFree: true}))).toBeUndefined()
  expect(addressChange(event({path: '/sventes'}), null)).toBeUndefined()
  expect(addressChange(document({_type: 'group'}), document({_type: 'group'}))).toBeUndefined()
})

test('redirects from different addresses have different ids, which visitors may read', () => {
  expect([redirectId('/a-b'), redirectId('/a/b')]).toEqual(['redirect-a-b', 'redirect-a--b'])
})
