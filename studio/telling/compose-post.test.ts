import type {Language} from '@site/schemas/languages'
import {countCharacters} from '@site/schemas/texts/count-characters'
import * as fc from 'fast-check'
import type {SanityDocument} from 'sanity'
import {describe, expect, test} from 'vitest'
import {announcementOf, pathToTell, stateOf} from './announcement.ts'
import {composePost, type Network, networks, shortened} from './compose-post.ts'

const surroundings = {siteUrl: 'https://velso-lietuviai.example', now: new Date('2025-11-15T12:00:00Z')}

const christmas = {
  _id: 'kaledos',
  _type: 'event',
  title: {lt: 'Lietuviškos Kalėdos', en: 'Lithuanian Christmas'},
  description: {lt: 'Dainos ir kūčiukai.', en: 'Songs and biscuits.'},
  eventKey: 'kaledos-2025',
  path: '/kaledos-2025',
  start: '2025-12-13T17:00:00Z',
  end: '2025-12-13T22:00:00Z',
  place: {name: {lt: 'Salė, Kardifas', en: 'Hall, Cardiff'}, address: '1 Example Street'},
  status: 'scheduled',
}
const news = {
  _id: 'kinas',
  _type: 'newsItem',
  title: {lt: 'Kinas', en: 'Film'},
  description: {lt: 'Rodome filmą.', en: 'We show a film.'},
  slug: {current: 'kinas'},
}

function post(document: object, network: Network = 'facebook', language: Language = 'lt') {
  const announcement = announcementOf(document as SanityDocument, language, surroundings)
  return announcement && composePost(announcement, network)
}

test('an event has title, date, place, lead and link in each language', () => {
  expect(post(christmas)).toBe(
    [
      'Lietuviškos Kalėdos',
      '',
      '2025 m. gruodžio 13 d., šeštadienis, 17:00–22:00',
      'Salė, Kardifas, 1 Example Street',
      '',
      'Dainos ir kūčiukai.',
      '',
      'https://velso-lietuviai.example/kaledos-2025',
    ].join('\n'),
  )
  expect(post(christmas, 'whatsapp', 'en')).toBe(
    [
      '*Lithuanian Christmas*',
      '',
      'Saturday 13 December 2025, 17:00–22:00',
      'Hall, Cardiff, 1 Example Street',
      '',
      'Songs and biscuits.',
      '',
      'https://velso-lietuviai.example/en/kaledos-2025',
    ].join('\n'),
  )
})

test.each([
  [christmas, 'lt', 'Daugiau – mūsų svetainėje velso-lietuviai.example/kaledos-2025'],
  [christmas, 'en', 'More on our website: velso-lietuviai.example/en/kaledos-2025'],
  [news, 'lt', 'Daugiau – mūsų svetainėje velso-lietuviai.example, skiltyje „Naujienos“'],
  [news, 'en', 'More on our website: velso-lietuviai.example, under ‘News’'],
  [
    {...news, _type: 'photoAlbum'},
    'lt',
    'Daugiau – mūsų svetainėje velso-lietuviai.example, skiltyje „Nuotraukos“',
  ],
] as const)('on Instagram, where no link works, the address is in words', (document, language, words) => {
  const text = post(document, 'instagram', language)
  expect(text?.split('\n').at(-1)).toBe(words)
  expect(text).not.toContain('http')
})

describe('an event that nobody should be invited to', () => {
  test('is cancelled', () => {
    const cancelled = {...christmas, status: 'cancelled', statusNote: {lt: 'Salė uždaryta.', en: ''}}
    expect(post(cancelled)).toBe(
      [
        'Lietuviškos Kalėdos',
        'Renginys atšauktas.',
        '',
        '2025 m. gruodžio 13 d., šeštadienis, 17:00–22:00',
        '',
        'Salė uždaryta.',
        '',
        'https://velso-lietuviai.example/kaledos-2025',
      ].join('\n'),
    )
    expect(post(cancelled, 'facebook', 'en')).not.toContain('Songs')
  })

  test('is over', () => {
    const over = {...christmas, start: '2025-11-14T17:00:00Z', end: '2025-11-14T22:00:00Z'}
    expect(stateOf(over as unknown as SanityDocument, surroundings.now)).toBe('over')
    expect(post(over)).toBe(
      [
        'Lietuviškos Kalėdos',
        'Renginys jau įvyko: 2025 m. lapkričio 14 d., penktadienis, 17:00–22:00.',
        '',
        'https://velso-lietuviai.example/kaledos-2025',
      ].join('\n'),
    )
  })
})

test('a changed event says so, and one without a date that it is still to come', () => {
  const changed = {...christmas, status: 'changed', statusNote: {lt: 'Kita salė.', en: 'Another hall.'}}
  expect(post(changed)).toContain('\nPasikeitė renginio laikas arba vieta. Kita salė.\n')
  const unsure = {...christmas, start: '2025-11-01T10:00:00Z', end: undefined, dateToBeConfirmed: true}
  expect(post(unsure, 'facebook', 'en')).toContain('\n\nDate to be confirmed\nHall, Cardiff')
})

test('a language without a title has no text, and the other does not stand in for missing parts', () => {
  expect(post({...news, title: {lt: 'Kinas', en: ' \u200b'}}, 'facebook', 'en')).toBeUndefined()
  expect(post({...news, title: {lt: 'Kinas'}}, 'facebook', 'en')).toBeUndefined()
  expect(post({...news, description: {lt: 'Rodome.'}}, 'facebook', 'en')).toBe(
    'Film\n\nhttps://velso-lietuviai.example/en/naujienos/kinas',
  )
})

test('what has no public page of its own cannot be told', () => {
  for (const _type of ['siteSettings', 'aboutPage', 'group', 'redirect', 'legalPage'])
    expect(pathToTell({...news, _type} as unknown as SanityDocument)).toBeUndefined()
  expect(pathToTell({...news, slug: undefined} as unknown as SanityDocument)).toBeUndefined()
})

const anyText = fc.oneof(
  fc.string({unit: 'binary', maxLength: 1500}),
  fc.string({unit: fc.constantFrom(...'ąž *_~`\n\t„“‘’<&👨‍👩‍👧🇱🇹e\u0301\ud800\u202e\u0000'), maxLength: 1500}),
  fc.string({unit: 'grapheme', maxLength: 1500}),
)
const anyValue = fc.oneof(anyText, fc.constant(null), fc.constant(undefined), fc.integer())
const bilingual = fc.oneof(fc.record({lt: anyValue, en: anyValue}), fc.constant(undefined), fc.constant(null))
const anyEvent = fc.record({
  _id: fc.constant('e'),
  _type: fc.constantFrom('event', 'newsItem', 'photoAlbum', 'school', 'campaign'),
  title: bilingual,
  description: bilingual,
  statusNote: bilingual,
  place: fc.oneof(fc.record({name: bilingual, address: anyValue}), fc.constant(undefined)),
  start: fc.oneof(fc.constant('2025-12-13T17:00:00Z'), anyValue),
  end: fc.oneof(fc.constant('2025-12-13T22:00:00Z'), anyValue),
  status: fc.constantFrom('scheduled', 'changed', 'cancelled', undefined),
  dateToBeConfirmed: fc.constantFrom(true, false, undefined),
  eventKey: fc.constantFrom('kaledos-2025', undefined),
  path: fc.constantFrom('/kaledos-2025', undefined),
  slug: fc.constantFrom({current: 'kaledos'}, undefined),
})

test('whatever was typed, a post is short enough, whole characters, without gaps, and ends with the address', () => {
  const names = fc.constantFrom(...(Object.keys(networks) as Network[]))
  fc.assert(
    fc.property(anyEvent, names, fc.constantFrom('lt', 'en'), (document, network, language) => {
      const announcement = announcementOf(document as unknown as SanityDocument, language, surroundings)
      if (!announcement) return
      const text = composePost(announcement, network)
      expect(countCharacters(text)).toBeLessThanOrEqual(networks[network].most)
      expect(text.isWellFormed()).toBe(true)
      expect(text).not.toMatch(/\n{3}|^\s|\s$|undefined|null|NaN|Invalid/)
      const address = network === 'instagram' ? announcement.addressInWords : announcement.url
      expect(text.endsWith(`\n\n${address}`)).toBe(true)
      const [first] = text.split('\n')
      const title = shortened(announcement.title, 120)
      const isBold = network === 'whatsapp' && !title.includes('*')
      expect(first).toBe(isBold ? `*${title}*` : title)
    }),
    {numRuns: 1500},
  )
})

test('a text is cut between words, and never within a character', () => {
  expect(shortened('Kviečiame visus į šventę', 16)).toBe('Kviečiame visus…')
  expect(shortened('Kviečiame', 20)).toBe('Kviečiame')
  expect(shortened('👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 11)).toBe('👨‍👩‍👧👨‍👩‍👧…')
  fc.assert(
    fc.property(anyText, fc.integer({min: 1, max: 200}), (text, most) => {
      expect(countCharacters(shortened(text, most))).toBeLessThanOrEqual(most)
    }),
  )
})
