import {expect, test} from 'vitest'
import {validEventPaths, validPaths, validSegments} from './published-paths.ts'

type EventRow = Parameters<typeof validEventPaths>[0][number]

/** Accepts any row: content written through the API need not match the schema. */
const readEvent = (row: object) => validEventPaths([row as EventRow])

test('keeps valid paths and aliases', () => {
  const event = {eventKey: 'kaledos-2025', path: '/kaledos-2025', aliases: ['/renginiai/kaledos']}
  expect(readEvent({...event, admission: 'trip'})).toEqual([{...event, hasForm: true}])
  expect(validSegments(['kinas', 'gulbe'])).toEqual(['kinas', 'gulbe'])
  expect(validPaths(['/is-sirdies-i-sirdi'])).toEqual(['/is-sirdies-i-sirdi'])
})

test.for([null, 5, {}, ['/a'], '', 'x y', '/x y', '/Kalėdos', '//a', '/apie-mus', '/en/a', '/api/a', '/404'])(
  'an event with the custom path %j has its default path',
  (path) => {
    expect(readEvent({eventKey: 'a', path, aliases: [path]})).toEqual([
      {eventKey: 'a', path: null, aliases: [], hasForm: false},
    ])
    expect(validPaths([path])).toEqual([])
  },
)

test.for([null, 5, '/a', {'0': '/a'}])('aliases %j are ignored', (aliases) =>
  expect(readEvent({eventKey: 'a', path: null, aliases})).toEqual([
    {eventKey: 'a', path: null, aliases: [], hasForm: false},
  ]),
)

test.for([null, 'external', 'kita', ['trip']])('an event with the admission %j has no form', (admission) =>
  expect(readEvent({eventKey: 'a', path: null, admission})[0]?.hasForm).toBe(false),
)

test.for([null, 5, {}, '', '.', '..', 'a/b', 'a?b', 'a#b', 'a%2fb', 'x y', 'a\\b', '\uD800'])(
  '%j is not a path segment',
  (segment) => {
    expect(validSegments([segment])).toEqual([])
    expect(readEvent({eventKey: segment, path: null})).toEqual([])
  },
)
