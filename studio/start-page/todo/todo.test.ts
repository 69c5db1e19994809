import {describe, expect, test} from 'vitest'
import {seedPictures} from '../../seed/seed-pictures.ts'
import {structureTexts} from '../../structure/texts.ts'
import {type StoredDocument, unpublishedDrafts} from '../../documents/stored-documents.ts'
import {missingTranslations} from '../translations/missing-translations.ts'
import {documentsWithDrawings} from './drawings.ts'
import {faultyDocuments} from './faulty-documents.ts'
import {incompleteEvents, pastOpenEvents} from './event-tasks.ts'
import {firstDocuments} from './first-documents.ts'
import {undescribedPhotos} from './photo-tasks.ts'

const now = new Date('2025-11-15T12:00:00Z')

function stored(_id: string, fields: Record<string, unknown> = {}): StoredDocument {
  const at = '2025-11-01T10:00:00Z'
  return {_id, _type: 'event', _rev: 'r', _createdAt: at, _updatedAt: at, ...fields}
}

const image = {_type: 'localizedImage', asset: {_ref: 'image-a'}, alt: {lt: 'Eglė', en: 'A tree'}}
const place = {name: {lt: 'Klubas', en: 'Club'}}
const ids = (found: {document: StoredDocument}[]) => found.map(({document}) => document._id)

describe('events of the next weeks', () => {
  const soon = {start: '2025-11-20T18:00:00Z', image, place}

  test('that have a picture and a place are complete', () => {
    expect(incompleteEvents([stored('a', soon)], now)).toEqual([])
  })

  test.for([
    [{image: undefined}, ['picture']],
    [{image: {_type: 'localizedImage', alt: image.alt}}, ['picture']],
    [{place: undefined}, ['place']],
    [{place: {name: {lt: ' '}}}, ['place']],
    [{place: {address: 'Castle Street'}}, []],
    [{image: undefined, place: undefined}, ['picture', 'place']],
  ] as const)('with %j lack %j', ([fields, lacks]) => {
    expect(
      incompleteEvents([stored('a', {...soon, ...fields})], now).flatMap((event) => event.lacks),
    ).toEqual(lacks)
  })

  test('do not include the past, the far future and the cancelled', () => {
    const bare = (id: string, start: string, fields = {}) => stored(id, {start, ...fields})
    const documents = [
      bare('later', '2025-12-27T11:00:00Z'),
      bare('over', '2025-11-15T05:00:00Z'),
      bare('under-way', '2025-11-15T07:00:00Z'),
      bare('long', '2025-11-10T07:00:00Z', {end: '2025-11-16T07:00:00Z'}),
      bare('too-late', '2025-12-27T13:00:00Z'),
      bare('cancelled', '2025-11-20T07:00:00Z', {status: 'cancelled'}),
      bare('undated', ''),
    ]
    expect(ids(incompleteEvents(documents, now))).toEqual(['long', 'under-way', 'later'])
  })

  test('are looked at as their drafts', () => {
    const documents = [stored('a', soon), stored('drafts.a', {...soon, place: undefined})]
    expect(ids(incompleteEvents(documents, now))).toEqual(['drafts.a'])
  })
})

describe('past events that are still open', () => {
  const past = {start: '2025-11-01T18:00:00Z', admission: 'general'}

  test.for([
    [{}, true],
    [{registration: {open: true}}, true],
    [{registration: {open: true, closesAt: '2025-12-01T12:00:00Z'}}, true],
    [{registration: {open: false}}, false],
    [{registration: {open: true, closesAt: '2025-11-10T12:00:00Z'}}, false],
    [{admission: 'tickets', ticketing: {availability: 'onSale'}}, false],
    [{admission: 'free'}, false],
    [{status: 'cancelled'}, false],
    [{start: '2025-11-20T18:00:00Z'}, false],
  ] as const)('with %j: %s', ([fields, isOpen]) => {
    const event = stored('a', {...past, ...fields})
    expect(pastOpenEvents([event], now)).toEqual(isOpen ? [{document: event}] : [])
  })

  test('are published ones', () => {
    expect(pastOpenEvents([stored('drafts.a', past)], now)).toEqual([])
  })
})

test('photos lack alternative text wherever they are', () => {
  const bare = {...image, alt: {lt: 'Eglė'}}
  const found = undescribedPhotos([
    stored('a', {image, hero: {...image, alt: undefined}}),
    stored('b', {
      photos: [
        {...bare, _key: 'x'},
        {...image, _key: 'y'},
      ],
      body: {lt: [{...bare, _type: 'bodyImage', _key: 'z'}]},
    }),
    stored('c', {image: {_type: 'localizedImage', alt: {}}, seo: {image}}),
  ])
  expect(found.map(({document, paths}) => [document._id, paths])).toEqual([
    ['a', ['hero']],
    ['b', ['photos[_key=="x"]', 'body.lt[_key=="z"]']],
  ])
})

test('what is in Lithuanian only needs a translation, except for alternative texts', () => {
  const found = missingTranslations([
    stored('a', {title: {lt: 'Kalėdos', en: ' '}, place, image: {...image, alt: {lt: 'Eglė'}}}),
    stored('b', {title: {en: 'Christmas'}, programme: [{_key: 'p', title: {lt: 'Šokiai'}}]}),
    stored('c', {title: {lt: 'Mugė'}}),
    stored('drafts.c', {title: {lt: 'Mugė', en: 'Fair'}}),
  ])
  expect(found.map(({document, paths}) => [document._id, paths])).toEqual([
    ['a', ['title']],
    ['b', ['programme[_key=="p"].title']],
  ])
})

test('what the site cannot show is named with its field, of what is published', () => {
  const sound = {
    title: {lt: 'Mugė', en: 'Fair'},
    description: {lt: 'Mugė.', en: 'A fair.'},
    start: '2025-12-13T17:00:00Z',
    kind: 'celebration',
    eventKey: 'muge',
    admission: 'none',
  }
  const programme = [{_key: 'p', _type: 'programmeItem', time: '10:00', title: {lt: 'Šokiai'}}]
  const found = faultyDocuments([
    stored('a', {...sound, programme}),
    stored('b', {...sound, start: '2026-13-45', title: {en: 'Fair'}}),
    stored('c', {...sound, title: {lt: 'a'.repeat(405)}, programme: [{...programme[0], title: 5}, 7]}),
    stored('drafts.a', {...sound, start: undefined}),
  ])
  expect(found.map(({document, faults}) => [document._id, faults])).toEqual([
    [
      'b',
      [
        {path: 'title', kind: 'missing'},
        {path: 'start', kind: 'date'},
      ],
    ],
    [
      'c',
      [
        {path: 'programme[_key=="p"].title', kind: 'type'},
        {path: 'programme', kind: 'type'},
        {path: 'title.lt', kind: 'length'},
      ],
    ],
  ])
})

test('drafts are new, or changes of what is published', () => {
  const found = unpublishedDrafts([
    stored('a'),
    stored('drafts.a', {_updatedAt: '2025-11-02T10:00:00Z'}),
    stored('drafts.b', {_updatedAt: '2025-11-03T10:00:00Z'}),
  ])
  expect(found.map(({document, isNew}) => [document._id, isNew])).toEqual([
    ['drafts.b', true],
    ['drafts.a', false],
  ])
})

test('drawings to replace are those of the example content, what visitors see first before the rest', () => {
  const drawing = {...image, asset: {_ref: `image-${seedPictures['mokyklele.png']}-1200x800-png`}}
  const found = documentsWithDrawings([
    stored('group', {_type: 'group', image: drawing}),
    stored('second', {_type: 'school', position: 2, image: drawing}),
    stored('first', {_type: 'school', position: 1, image: drawing}),
    stored('photographed', {_type: 'school', position: 3, image}),
    stored('album', {
      _type: 'photoAlbum',
      photos: [
        {...image, _key: 'x'},
        {...drawing, _key: 'y'},
        {...drawing, _key: 'z'},
      ],
    }),
    stored('news', {_type: 'newsItem', image: drawing}),
    stored('homePage', {_type: 'homePage', image: drawing}),
    stored('aboutPage', {_type: 'aboutPage', image: drawing}),
    stored('drafts.aboutPage', {_type: 'aboutPage', image}),
  ])
  expect(found.map(({document, paths}) => [document._id, paths])).toEqual([
    ['homePage', ['image']],
    ['first', ['image']],
    ['second', ['image']],
    ['album', ['photos[_key=="y"]', 'photos[_key=="z"]']],
    ['group', ['image']],
  ])
})

describe('what a new site needs first', () => {
  const text = {lt: 'Sveiki', en: 'Hello'}
  const filled = {
    title: text,
    text,
    name: text,
    tagline: text,
    contacts: {email: 'info@example.test'},
    minimumAge: 18,
    eventKey: 'page',
    updatedOn: '2026-01-01',
  }
  const empty = firstDocuments([])
  const all = empty.map(({document}) => stored(document._id, {...filled, _type: document._type}))

  test('is everything while the dataset is empty, the settings first', () => {
    expect(empty.map(({document, isDone}) => [document._id, isDone])).toEqual(
      ['siteSettings', 'homePage', 'aboutPage', 'schoolsPage', 'groupsPage', 'membershipPage', 'contactPage']
        .concat('terms', 'privacy')
        .map((id) => [id, false]),
    )
    expect(empty[0]?.empty).toEqual(['name', 'tagline', 'contacts.email'])
    expect(empty[1]?.empty).toEqual(['title', 'text'])
  })

  test('is nothing once all of it is published', () => {
    expect(firstDocuments(all)).toEqual([])
  })

  test('has a document ticked when it is published, not when there is a draft', () => {
    const [settings, home, ...others] = all
    const draft = stored('drafts.homePage', {...filled, _type: 'homePage'})
    expect(
      firstDocuments([settings, draft, ...others].filter((each) => each !== undefined)).slice(0, 2),
    ).toEqual([
      {document: {_id: 'siteSettings', _type: 'siteSettings'}, isDone: true, empty: []},
      {document: {_id: 'homePage', _type: 'homePage'}, isDone: false, empty: []},
    ])
    expect(home?._id).toBe('homePage')
  })

  test('says which fields are still empty', () => {
    const settings = stored('siteSettings', {...filled, _type: 'siteSettings', contacts: {email: ' '}})
    expect(firstDocuments([settings, ...all.slice(1)])[0]).toMatchObject({
      isDone: false,
      empty: ['contacts.email'],
    })
  })
})

test.each(Object.entries({lithuanian: structureTexts.lithuanian, english: structureTexts.english}))(
  'the lists name each of them in %s',
  (_, texts) => {
    expect(
      firstDocuments([]).map(({document}) => texts[`list.${document._id}` as keyof typeof texts]),
    ).not.toContain(undefined)
  },
)
