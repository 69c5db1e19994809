import {expect, test} from 'vitest'
import {readableAddresses} from './readable-addresses.ts'

type Rows = Parameters<typeof readableAddresses>[0]

const start = '2026-05-05T10:00:00Z'
const none = {news: [], events: [], campaigns: [], schools: [], redirects: []}

/** Rows as the Content Lake may hold them, whatever the schema says. */
const read = (rows: object) => readableAddresses({...none, ...rows} as Rows)

test('addresses that can be one are kept, aliases too', () => {
  const events = [{eventKey: 'kaledos-2025', start, path: '/kaledos-2025', aliases: ['/renginiai/kaledos']}]
  expect(read({news: ['kinas'], events, campaigns: ['/is-sirdies-i-sirdi'], schools: ['gulbe']})).toEqual({
    ...none,
    news: ['kinas'],
    events: [{eventKey: 'kaledos-2025', path: '/kaledos-2025', aliases: ['/renginiai/kaledos']}],
    campaigns: ['/is-sirdies-i-sirdi'],
    schools: ['gulbe'],
  })
})

test.for([null, 5, {}, ['/a'], '', 'x y', '/x y', '/Kalėdos', '//a', '/apie-mus', '/en/a', '/api/a', '/404'])(
  'an event with the address %j is left with its default one, and harms nobody',
  (path) =>
    expect(read({events: [{eventKey: 'a', start, path, aliases: [path]}], campaigns: [path]})).toEqual({
      ...none,
      events: [{eventKey: 'a', path: null, aliases: []}],
    }),
)

test.for([null, 5, '/a', {'0': '/a'}])('aliases that are %j are none', (aliases) =>
  expect(read({events: [{eventKey: 'a', start, path: null, aliases}]}).events).toEqual([
    {eventKey: 'a', path: null, aliases: []},
  ]),
)

test.for([null, 5, {}, '', '.', '..', 'a/b', 'a?b', 'a#b', 'a%2fb', 'x y', 'a\\b', '\uD800'])(
  '%j is no part of an address',
  (part) =>
    expect(read({news: [part], schools: [part], events: [{eventKey: part, start, path: null}]})).toEqual(
      none,
    ),
)

test.for([null, 'kada nors', {}])('an event that starts %j has no page', (at) =>
  expect(read({events: [{eventKey: 'a', start: at, path: '/a', aliases: []}]})).toEqual(none),
)
