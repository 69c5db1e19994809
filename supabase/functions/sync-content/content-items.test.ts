import {describe, expect, test} from 'vitest'
import {captureLog} from '../_testing/capture-log.ts'
import {contentItems} from './content-items.ts'

const log = captureLog()

const nothing = {
  slug: null,
  path: null,
  title: null,
  start: null,
  end: null,
  capacity: null,
  registration: null,
  prices: null,
  memberDiscount: null,
}
const document = (_type: string, eventKey: unknown, fields: object = {}) => ({
  _id: `${_type}-${String(eventKey)}`,
  _type,
  eventKey,
  ...nothing,
  ...fields,
})

describe('content items', () => {
  test('hold what the database needs of an event', () => {
    const event = document('event', 'kaledos-2025', {
      path: '/kaledos-2025',
      title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
      start: '2025-12-13T17:00:00.000Z',
      end: '2025-12-13T23:00:00.000Z',
      capacity: 120,
      registration: {kind: 'general', open: true, closesAt: '2025-12-10T00:00:00.000Z'},
      prices: [{audience: {lt: 'Nariams', en: 'Members'}, amount: 15}],
      memberDiscount: {amount: 5, validDays: 30},
    })
    expect(contentItems([event])).toEqual([
      {
        key: 'kaledos-2025',
        kind: 'event',
        title_lt: 'Lietuviškos Kalėdos',
        title_en: 'Lithuanian Christmas',
        path: '/kaledos-2025',
        starts_at: '2025-12-13T17:00:00.000Z',
        ends_at: '2025-12-13T23:00:00.000Z',
        takes_likes: true,
        takes_comments: true,
        capacity: 120,
        registration: {kind: 'general', open: true, closesAt: '2025-12-10T00:00:00.000Z'},
        prices: [{audience: {lt: 'Nariams', en: 'Members'}, amount: 15}],
        member_discount: {amount: 5, validDays: 30},
      },
    ])
  })

  test.each([
    ['event', {}, '/renginiai/raktas', true],
    ['event', {path: '/admin'}, '/renginiai/raktas', true],
    ['school', {slug: 'gulbe'}, '/mokykleles/gulbe', false],
    ['school', {}, null, false],
    ['photoAlbum', {}, '/fotografijos', true],
    ['schoolsPage', {}, '/mokykleles', false],
    ['groupsPage', {}, '/grupes', false],
  ])('hold the path of a %s with %j and whether it takes likes', (type, fields, path, takes_likes) => {
    expect(contentItems([document(type, 'raktas', fields)])).toEqual([
      expect.objectContaining({kind: type, path, takes_likes, takes_comments: true}),
    ])
  })

  test.each([[null], ['Kalėdos 2025'], [''], ['-x'], [7], ['x'.repeat(97)]])(
    'omit a document with the key %j and log it',
    (key) => {
      expect(contentItems([document('event', key), document('event', 'kitas')])).toHaveLength(1)
      expect(log).toEqual([expect.stringContaining('leaves out')])
    },
  )

  test('have unique keys, of the older document', () => {
    const items = contentItems([
      document('event', 'a', {title: {lt: 'Pirmas'}}),
      document('school', 'a', {title: {lt: 'Antras'}}),
    ])
    expect(items.map(({title_lt}) => title_lt)).toEqual(['Pirmas'])
  })

  test('ignore malformed values', () => {
    const nonsense = {
      title: 'text',
      start: 'yesterday',
      end: 5,
      capacity: -3,
      registration: 'yes',
      prices: [{amount: -1}],
      memberDiscount: {amount: '5'},
      slug: {},
      path: 7,
    }
    expect(contentItems([document('event', 'a', nonsense)])).toEqual([
      expect.objectContaining({
        key: 'a',
        title_lt: null,
        path: '/renginiai/a',
        starts_at: null,
        ends_at: null,
        capacity: null,
        registration: null,
        prices: null,
        member_discount: null,
      }),
    ])
    expect(contentItems([null, 'x', {}])).toEqual([])
  })
})
