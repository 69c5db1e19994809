import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {event, group, newsItem, photoAlbum, redirect, school} from '../testing/documents.ts'
import {documentTypes} from '../schema/schema-types.ts'
import {documentPreviews} from './document-previews.ts'
import {previewLanguage} from './preview-language.tsx'
import {itemTexts} from './texts.ts'

const before = {...previewLanguage}

function speak(id: string, texts: Record<string, string>) {
  Object.assign(previewLanguage, {
    id,
    t: (key: string, values: Record<string, unknown> = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
        texts[key] ?? texts[`${key}_other`] ?? key,
      ),
  })
}

beforeEach(() => speak('lt-LT', itemTexts.lithuanian))
afterEach(() => Object.assign(previewLanguage, before))

/** What the list shows of a document. */
function shown(document: {_type: string; [field: string]: unknown}) {
  const {select = {}, prepare} = documentPreviews[document._type] ?? {}
  const value = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], document)
  return prepare?.(Object.fromEntries(Object.entries(select).map(([name, path]) => [name, value(path)])))
}

test('every type of which there are several documents has a preview', () => {
  expect(Object.keys(documentPreviews).toSorted()).toEqual(documentTypes.map(({name}) => name).toSorted())
})

describe('an event', () => {
  test('is shown with its date in London and both titles', () => {
    expect(shown({...event, start: '2026-07-01T17:00:00Z'})).toMatchObject({
      title: 'Kalėdos',
      subtitle: '2026-07-01 18:00 · Christmas',
    })
  })

  test.for([
    [{status: 'cancelled'}, 'ATŠAUKTA · 2025-12-13 17:00 · Christmas'],
    [{status: 'changed'}, 'Pakeista · 2025-12-13 17:00 · Christmas'],
    [
      {admission: 'tickets', ticketing: {availability: 'soldOut'}},
      'Bilietai parduoti · 2025-12-13 17:00 · Christmas',
    ],
    [{admission: 'free', ticketing: {availability: 'soldOut'}}, '2025-12-13 17:00 · Christmas'],
    [{dateToBeConfirmed: true}, '2025-12-13 17:00, data tikslinama · Christmas'],
    [{title: {lt: 'Kalėdos'}}, 'Nėra angliškai · 2025-12-13 17:00'],
    [{description: {lt: 'Šventė.', en: ' '}}, 'Nėra angliškai · 2025-12-13 17:00 · Christmas'],
    [{start: undefined}, 'Christmas'],
  ] as const)('with %j is marked', ([fields, subtitle]) => {
    expect(shown({...event, ...fields})?.subtitle).toBe(subtitle)
  })

  test('is marked in the language of the Studio', () => {
    speak('en-US', itemTexts.english)
    expect(shown({...event, status: 'cancelled'})?.subtitle).toBe(
      'CANCELLED · 13 Dec 2025, 17:00 · Christmas',
    )
  })

  test('without a title says so', () => {
    expect(shown({_type: 'event'})).toMatchObject({title: 'Be pavadinimo', subtitle: ''})
    expect(shown({_type: 'event', title: {en: 'Christmas'}})).toMatchObject({title: 'Christmas'})
  })
})

test('other types are shown with what tells them apart', () => {
  expect(shown(newsItem)?.subtitle).toBe('2025-11-08 · Film night')
  expect(shown({...school, place: {name: {lt: 'Svonsis'}}})?.subtitle).toBe('Svonsis')
  expect(shown({...group, nextMeeting: '2025-12-02T19:00:00Z'})?.subtitle).toBe(
    'susitinka 2025-12-02 19:00 · Dance',
  )
  expect(shown(photoAlbum)?.subtitle).toBe('1 nuotraukų · The fair')
  expect(shown(redirect)).toMatchObject({title: '/kaledos', subtitle: 'veda į /taptinariu'})
})
