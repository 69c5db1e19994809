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
  dateToBeConfirmed: null,
  description: null,
  status: null,
  statusNote: null,
  place: null,
  capacity: null,
  admission: null,
  ticketing: null,
  registration: null,
  prices: null,
  memberDiscount: null,
}
const document = (_type: string, eventKey: unknown, fields: object = {}) => ({
  _id: `${_type}-${String(eventKey)}`,
  _type,
  _updatedAt: '2025-11-01T09:30:00Z',
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
      dateToBeConfirmed: true,
      description: {lt: 'Vakarienė.', en: 'Supper.'},
      status: 'changed',
      statusNote: {lt: 'Kita salė.', en: null},
      place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
      capacity: 120,
      admission: 'general',
      registration: {
        open: true,
        membersFirstUntil: '2025-12-01T10:00:00.000Z',
        confirmsAddresses: true,
        closesAt: '2025-12-10T00:00:00.000Z',
      },
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
        date_to_be_confirmed: true,
        status: 'changed',
        place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
        description: {lt: 'Vakarienė.', en: 'Supper.'},
        status_note: {lt: 'Kita salė.', en: null},
        updated_at: '2025-11-01T09:30:00Z',
        takes_likes: true,
        takes_comments: true,
        capacity: 120,
        registration_kind: 'general',
        registration_opens: true,
        registration_closes_at: '2025-12-10T00:00:00.000Z',
        members_first_until: '2025-12-01T10:00:00.000Z',
        confirms_addresses: true,
        prices: [{audience: {lt: 'Nariams', en: 'Members'}, amount: 15}],
        member_discount: {amount: 5, validDays: 30},
        takes_member_codes: false,
      },
    ])
  })

  test.each([
    ['event', {}, '/renginiai/raktas', true],
    ['event', {path: '/admin'}, '/renginiai/raktas', true],
    ['school', {slug: 'gulbe'}, '/mokykleles/gulbe', false],
    ['school', {}, null, false],
    ['photoAlbum', {_id: 'muge'}, '/fotografijos/albumas/muge', true],
    ['schoolsPage', {}, '/mokykleles', false],
    ['groupsPage', {}, '/grupes', false],
  ])('hold the path of a %s with %j and whether it takes likes', (type, fields, path, takes_likes) => {
    expect(contentItems([document(type, 'raktas', fields)])).toEqual([
      expect.objectContaining({kind: type, path, takes_likes, takes_comments: true}),
    ])
  })

  const closesAt = '2025-12-10T00:00:00.000Z'

  test.each<[string, object, object]>([
    [
      'whose form is open',
      {admission: 'trip', registration: {open: true, closesAt}},
      {registration_kind: 'trip', registration_opens: true, registration_closes_at: closesAt},
    ],
    [
      'whose form a volunteer closed',
      {admission: 'race', registration: {open: false, closesAt: null}},
      {registration_kind: 'race', registration_opens: false, registration_closes_at: null},
    ],
    [
      'whose form nobody closed or opened',
      {admission: 'general'},
      {registration_kind: 'general', registration_opens: true, registration_closes_at: null},
    ],
    ...['none', 'free', 'tickets', 'external'].map((admission): [string, object, object] => [
      `with the admission ${admission}`,
      {admission, registration: {open: true, closesAt}},
      {registration_kind: null, registration_opens: false, registration_closes_at: null},
    ]),
  ])('hold the registration of an event %s', (_, fields, expected) => {
    expect(contentItems([document('event', 'raktas', fields)])).toEqual([expect.objectContaining(expected)])
  })

  const url = 'https://example.com/b'

  test.each([
    [true, {admission: 'tickets', ticketing: {url, takesMemberCodes: true}}],
    [false, {admission: 'tickets', ticketing: {url, takesMemberCodes: null}}],
    [false, {admission: 'tickets', ticketing: {url: null, takesMemberCodes: true}}],
    [false, {admission: 'free', ticketing: {url, takesMemberCodes: true}}],
  ])('say (%s) whether the tickets take codes of members: %j', (takes_member_codes, fields) => {
    expect(contentItems([document('event', 'raktas', fields)])).toEqual([
      expect.objectContaining({takes_member_codes}),
    ])
  })

  test('forget until when members come first where there is no form', () => {
    const registration = {
      open: true,
      membersFirstUntil: closesAt,
      confirmsAddresses: true,
      closesAt: null,
    }
    expect(contentItems([document('event', 'raktas', {admission: 'external', registration})])).toEqual([
      expect.objectContaining({members_first_until: null, confirms_addresses: false}),
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
      dateToBeConfirmed: 'yes',
      status: 'soon',
      place: 'Cardiff',
      capacity: -3,
      admission: 'race',
      ticketing: 5,
      registration: {
        kind: 5,
        open: 'yes',
        membersFirstUntil: 'soon',
        confirmsAddresses: 'yes',
        closesAt: 'soon',
      },
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
        date_to_be_confirmed: false,
        status: 'scheduled',
        place: null,
        capacity: null,
        registration_kind: 'race',
        registration_opens: true,
        registration_closes_at: null,
        members_first_until: null,
        confirms_addresses: false,
        prices: null,
        member_discount: null,
        takes_member_codes: false,
      }),
    ])
    expect(contentItems([null, 'x', {}])).toEqual([])
  })
})
