import {pathChange, redirectId} from '@site/schemas/routes/page-move'
import type {SanityDocument} from 'sanity'
import {expect, test} from 'vitest'
import {documentTypes, singletonTypes} from '../schema/schema-types.ts'
import {campaign, event, legalPage, newsItem, redirect, school} from '../testing/documents.ts'
import {pathToVisit} from './document-paths.ts'

const stored = (fields: object) => ({_id: 'a', ...fields}) as SanityDocument
const storedEvent = (fields: object) => stored({_type: 'event', eventKey: 'sventes-2026', ...fields})

test('an event that gets a custom path leaves its default one', () => {
  expect(pathChange(storedEvent({}), storedEvent({path: '/sventes'}))).toEqual({
    from: '/renginiai/sventes-2026',
    to: '/sventes',
  })
})

test('news and schools move with their slug', () => {
  const slug = (current: string) => ({_type: 'slug', current})
  expect(
    pathChange(
      stored({_type: 'newsItem', slug: slug('sena')}),
      stored({_type: 'newsItem', slug: slug('nauja')}),
    ),
  ).toEqual({from: '/naujienos/sena', to: '/naujienos/nauja'})
  expect(
    pathChange(
      stored({_type: 'school', slug: slug('gulbe')}),
      stored({_type: 'school', slug: slug('gulbes')}),
    ),
  ).toEqual({from: '/mokykleles/gulbe', to: '/mokykleles/gulbes'})
})

test('a document does not move when first published, unchanged or without a page', () => {
  expect(pathChange(null, storedEvent({path: '/sventes'}))).toBeUndefined()
  expect(
    pathChange(storedEvent({path: '/sventes'}), storedEvent({path: '/sventes', isFree: true})),
  ).toBeUndefined()
  expect(pathChange(storedEvent({path: '/sventes'}), null)).toBeUndefined()
  expect(pathChange(stored({_type: 'group'}), stored({_type: 'group'}))).toBeUndefined()
})

test('redirects from different paths have different public ids', () => {
  expect([redirectId('/a-b'), redirectId('/a/b')]).toEqual(['redirect-a-b', 'redirect-a--b'])
})

const times = {_createdAt: '2025-11-15T12:00:00Z', _updatedAt: '2025-11-15T12:00:00Z', _rev: '1'}

test.for([
  [event, '/renginiai/kaledos-2025'],
  [newsItem, '/naujienos/kino-vakaras'],
  [school, '/mokykleles/gulbe'],
  [campaign, '/is-sirdies-i-sirdi'],
  [legalPage, '/terms'],
  [redirect, '/kaledos'],
] as const)('$0._type has its path to visit', ([document, path]) => {
  expect(pathToVisit({...times, ...document})).toBe(path)
})

test.for([...documentTypes, ...singletonTypes])('a $name can be visited on the site', ({name: _type}) => {
  const _id = _type === 'legalPage' ? 'terms' : _type
  const complete = {slug: {current: 'a'}, eventKey: 'a', path: '/a', from: '/a'}
  expect(pathToVisit({...times, ...complete, _id, _type})).toMatch(/^\//)
})
