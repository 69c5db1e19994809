import {expect, test} from 'vitest'
import {validPaths} from './published-paths.ts'

type Rows = Parameters<typeof validPaths>[0]

const none = {news: [], events: [], campaigns: [], schools: [], redirects: []}

/** Accepts any rows: content written through the API need not match the schema. */
const read = (rows: object) => validPaths({...none, ...rows} as Rows)

test('keeps valid paths and aliases', () => {
  const event = {eventKey: 'kaledos-2025', path: '/kaledos-2025', aliases: ['/renginiai/kaledos']}
  const events = [{...event, admission: 'trip'}]
  expect(read({news: ['kinas'], events, campaigns: ['/is-sirdies-i-sirdi'], schools: ['gulbe']})).toEqual({
    ...none,
    news: ['kinas'],
    events: [{...event, hasForm: true}],
    campaigns: ['/is-sirdies-i-sirdi'],
    schools: ['gulbe'],
  })
})

test.for([null, 5, {}, ['/a'], '', 'x y', '/x y', '/Kalėdos', '//a', '/apie-mus', '/en/a', '/api/a', '/404'])(
  'an event with the custom path %j has its default path',
  (path) =>
    expect(read({events: [{eventKey: 'a', path, aliases: [path]}], campaigns: [path]})).toEqual({
      ...none,
      events: [{eventKey: 'a', path: null, aliases: [], hasForm: false}],
    }),
)

test.for([null, 5, '/a', {'0': '/a'}])('aliases %j are ignored', (aliases) =>
  expect(read({events: [{eventKey: 'a', path: null, aliases}]}).events).toEqual([
    {eventKey: 'a', path: null, aliases: [], hasForm: false},
  ]),
)

test.for([null, 'external', 'kita', ['trip']])('an event with the admission %j has no form', (admission) =>
  expect(read({events: [{eventKey: 'a', path: null, admission}]}).events[0]?.hasForm).toBe(false),
)

test.for([null, 5, {}, '', '.', '..', 'a/b', 'a?b', 'a#b', 'a%2fb', 'x y', 'a\\b', '\uD800'])(
  '%j is not a path segment',
  (segment) =>
    expect(read({news: [segment], schools: [segment], events: [{eventKey: segment, path: null}]})).toEqual(
      none,
    ),
)
