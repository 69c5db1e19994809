import {expect, test} from 'vitest'
import {documentTypes, singletonTypes} from '../schema-types.ts'
import {campaign, event, legalPage, newsItem, redirect, school} from '../testing/documents.ts'
import {pathToVisit} from './path-to-visit.ts'

const times = {_createdAt: '2025-11-15T12:00:00Z', _updatedAt: '2025-11-15T12:00:00Z', _rev: '1'}

test.for([
  [event, '/renginiai/kaledos-2025'],
  [newsItem, '/naujienos/kino-vakaras'],
  [school, '/mokykleles/gulbe'],
  [campaign, '/is-sirdies-i-sirdi'],
  [legalPage, '/terms'],
  [redirect, '/kaledos'],
] as const)('$0._type has a place of its own', ([document, path]) => {
  expect(pathToVisit({...times, ...document})).toBe(path)
})

test.for([...documentTypes, ...singletonTypes])('a $name leads to a place on the site', ({name: _type}) => {
  const _id = _type === 'legalPage' ? 'terms' : _type
  const complete = {slug: {current: 'a'}, eventKey: 'a', path: '/a', from: '/a'}
  expect(pathToVisit({...times, ...complete, _id, _type})).toMatch(/^\//)
})
