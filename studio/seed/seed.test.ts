import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {slugify} from '@site/schemas/fields/slugify'
import {describe, expect, test} from 'vitest'
import {readSeedDocuments, type SeedDocument, seedFolder} from './seed-documents.ts'
import {objectsIn} from './testing/objects-in.ts'

const documents = readSeedDocuments()
const ofType = (type: string) => documents.filter(({_type}) => _type === type)
const objects = documents.flatMap((document) =>
  [...objectsIn(document)].map(({path, object}) => ({where: `${document._id} ${path}`, object})),
)
const clock = '2025-11-15'

describe('the seed content', () => {
  test('is ten news items, nine events, a campaign and the two singletons', () => {
    const ids = documents.map(({_id}) => _id)
    expect(ofType('newsItem')).toHaveLength(10)
    expect(ofType('event')).toHaveLength(9)
    expect(ids).toEqual(
      expect.arrayContaining(['campaign-is-sirdies-i-sirdi', 'siteSettings', 'homePage', 'newsItem-10']),
    )
    expect(new Set(ids).size).toBe(22)
    expect(ids.filter((id) => id.includes('.'))).toEqual([])
  })

  test('says everything in both languages', () => {
    const empty = objects.filter(({object: {_type, lt, en}}) => {
      if (!String(_type).startsWith('localized') || _type === 'localizedImage') return false
      return [lt, en].some((text) => (Array.isArray(text) ? text.length === 0 : !String(text ?? '').trim()))
    })
    expect(empty).toEqual([])
    expect(objects.filter(({object}) => object._type === 'localizedBody')).toHaveLength(19)
  })

  test('has Lithuanian and English quotation marks and dashes, none of the typewriter', () => {
    const texts = (language: 'lt' | 'en') =>
      objects.flatMap(({where, object}) =>
        typeof object[language] === 'string'
          ? [`${where}: ${object[language]}`]
          : blocksOf(object[language]).map((text) => `${where}: ${text}`),
      )
    expect(texts('lt').filter((text) => /["'’‘”]| - /.test(text))).toEqual([])
    expect(texts('en').filter((text) => /["']| - |[„“”]/.test(text))).toEqual([])
    const unbalanced = texts('lt').filter((text) => text.split('„').length !== text.split('“').length)
    expect(unbalanced).toEqual([])
  })

  test('refers only to what is there', () => {
    const ids = new Set(documents.map(({_id}) => _id))
    const references = objects.flatMap(({object}) => (typeof object._ref === 'string' ? [object._ref] : []))
    expect(references.length).toBeGreaterThan(4)
    expect(references.filter((id) => !ids.has(id))).toEqual([])

    const images = objects.flatMap(({object}) =>
      typeof object._sanityAsset === 'string' ? [object._sanityAsset] : [],
    )
    expect(images).toHaveLength(25)
    const missing = images.filter(
      (image) => !existsSync(join(seedFolder, image.replace('image@file://', ''))),
    )
    expect(missing).toEqual([])
  })

  test('has a key on each member of a list, unique in its document', () => {
    const faulty = documents.filter((document) => {
      const members = [...objectsIn(document)].filter(({path}) => path.endsWith(']'))
      const keys = new Set(members.flatMap(({object}) => (object._key ? [object._key] : [])))
      return keys.size !== members.length
    })
    expect(faulty).toEqual([])
  })
})

describe('the news', () => {
  const news = ofType('newsItem').toSorted((a, b) => idNumber(b) - idNumber(a))

  test('grow older as their ids count down from 10 to 1, and none is of the future', () => {
    const dates = news.map(({date}) => String(date))
    expect(news.map(idNumber)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
    expect(dates[0] && dates[0] <= clock).toBe(true)
  })

  test('have addresses made of their Lithuanian titles', () => {
    const slugs = news.map(({slug}) => (slug as {current: string}).current)
    expect(slugs).toEqual(news.map(({title}) => slugify((title as {lt: string}).lt)))
    expect(new Set(slugs).size).toBe(10)
  })

  test('lead where the specification says', () => {
    const actions = news.map((item) =>
      ((item.actions ?? []) as SeedDocument[]).map((action) => {
        const target = (action.document ?? action.campaign ?? action.event) as {_ref: string} | undefined
        return [action._type, target?._ref ?? action.page].filter(Boolean).join(' ')
      }),
    )
    expect(actions).toEqual([
      ['externalLink', 'externalLink'],
      ['donateAction campaign-is-sirdies-i-sirdi', 'internalLink campaign-is-sirdies-i-sirdi'],
      ['externalLink', 'internalLink event-kaledos-2025'],
      ['internalLink /taptinariu'],
      ['internalLink event-penki-uz-lietuva-2025'],
      ['externalLink'],
      [],
      [],
      [],
      ['registrationAction event-keliones-autobusu-2025'],
    ])
  })
})

describe('the events', () => {
  const events = ofType('event').toSorted((a, b) => String(a.start).localeCompare(String(b.start)))
  const timeZone = 'Europe/London'
  const weekday = new Intl.DateTimeFormat('en', {weekday: 'long', timeZone})
  const dateAndTime = new Intl.DateTimeFormat('sv', {dateStyle: 'short', timeStyle: 'short', timeZone})
  const inWales = (start: unknown) =>
    [weekday, dateAndTime].map((format) => format.format(new Date(String(start)))).join(' ')

  test('start at the hours on the clocks of Wales that the specification gives', () => {
    expect(events.map(({eventKey, start}) => [eventKey, inWales(start)])).toEqual([
      ['joniniai-2025', 'Saturday 2025-06-21 17:00'],
      ['bbq-savaitgalis-2025', 'Friday 2025-08-08 18:00'],
      ['keliones-autobusu-2025', 'Sunday 2025-08-24 08:30'],
      ['penki-uz-lietuva-2025', 'Sunday 2025-09-21 10:00'],
      ['gaminam-ir-bendraujam-2025', 'Sunday 2025-09-28 11:00'],
      ['kaledos-2025', 'Saturday 2025-12-13 17:00'],
      ['misios-2024', 'Sunday 2025-12-21 12:00'],
      ['vasario-16-2026', 'Monday 2026-02-16 18:30'],
      ['bbq-savaitgalis-2026', 'Friday 2026-08-07 18:00'],
    ])
  })

  test('are five past and four to come when the clock is set to the seed content', () => {
    const isPast = events.map(({start, end}) => String(end ?? start) < clock)
    expect(isPast).toEqual([true, true, true, true, true, false, false, false, false])
    expect(events.filter(({dateToBeConfirmed}) => dateToBeConfirmed).map(({eventKey}) => eventKey)).toEqual([
      'misios-2024',
    ])
  })

  test('have the addresses of the specification', () => {
    expect(
      Object.fromEntries(events.flatMap(({eventKey, path}) => (path ? [[eventKey, path]] : []))),
    ).toEqual({
      'kaledos-2025': '/kaledos-2025',
      'misios-2024': '/misios',
      'bbq-savaitgalis-2025': '/bbq-savaitgalis',
      'penki-uz-lietuva-2025': '/penki-uz-lietuva',
      'gaminam-ir-bendraujam-2025': '/gaminam-ir-bendraujam',
    })
  })
})

/** Texts of the blocks of a formatted text, each with its parts joined. */
function blocksOf(body: unknown): string[] {
  if (!Array.isArray(body)) return []
  return body.map(({children}: {children?: {text: string}[]}) =>
    (children ?? []).map(({text}) => text).join(''),
  )
}

function idNumber({_id}: SeedDocument): number {
  return Number(_id.replace('newsItem-', ''))
}
