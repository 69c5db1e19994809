import {linkPages} from '@site/schemas/fields/link-target'
import {documentPath} from '@site/schemas/routes/document-path'
import {slugify} from '@site/schemas/routes/slugify'
import {membersGroupId} from '@site/schemas/singletons/membersGroup'
import {createHash} from 'node:crypto'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {readSeedDocuments, type SeedDocument, seedFolder} from './seed-documents.ts'
import {seedPictures} from './seed-pictures.ts'
import {objectsIn, outlineOf, textsIn} from './testing/texts-in.ts'

const documents = readSeedDocuments()
const texts = documents.flatMap(textsIn)
const ofType = (type: string) => documents.filter(({_type}) => _type === type)
const objects = documents.flatMap((document) =>
  [...objectsIn(document)].map(({path, object}) => ({where: `${document._id} ${path}`, object})),
)
const clock = '2025-11-15'

describe('the seed content', () => {
  test('has the documents of the specification', () => {
    const ids = documents.map(({_id}) => _id)
    const counts = Object.groupBy(documents, ({_type}) => _type)
    expect(Object.fromEntries(Object.entries(counts).map(([type, found]) => [type, found?.length]))).toEqual({
      newsItem: 10,
      event: 9,
      campaign: 1,
      school: 2,
      group: 3,
      photoAlbum: 3,
      legalPage: 2,
      redirect: 2,
      siteSettings: 1,
      membersGroup: 1,
      homePage: 1,
      aboutPage: 1,
      schoolsPage: 1,
      groupsPage: 1,
      membershipPage: 1,
      contactPage: 1,
    })
    expect(new Set(ids).size).toBe(ids.length)
    // A dot hides a document from everybody without a token.
    expect(ids.filter((id) => id.includes('.'))).toEqual([membersGroupId])
  })

  test('is complete in both languages', () => {
    expect(texts.filter(({lt, en}) => !lt.trim() || !en.trim())).toEqual([])
    expect(texts.length).toBeGreaterThan(500)
  })

  test('has the same structure and links in both languages', () => {
    const bodies = objects.filter(({object}) => object._type === 'localizedBody')
    expect(bodies).toHaveLength(37)
    expect(bodies.map(({object}) => outlineOf(object.en))).toEqual(
      bodies.map(({object}) => outlineOf(object.lt)),
    )
  })

  test('has the same numbers in both languages', () => {
    const numbers = (text: string) => (withClockTimes(text).match(/\d+/g) ?? []).toSorted()
    expect(texts.filter(({lt, en}) => numbers(lt).join() !== numbers(en).join())).toEqual([])
  })

  test('has Lithuanian and English quotation marks and dashes, no straight ones', () => {
    expect(texts.filter(({lt}) => /["'’‘”]| - /.test(lt))).toEqual([])
    expect(texts.filter(({en}) => /["']| - |[„“”]/.test(en))).toEqual([])
    expect(texts.filter(({lt}) => lt.split('„').length !== lt.split('“').length)).toEqual([])
  })

  test('writes times as 17:30, but in Lithuanian sentences as 17.30 val.', () => {
    expect(texts.filter(({en}) => /\d ?[ap]m\b|\d\.\d\d\b/.test(en))).toEqual([])
    expect(texts.filter(({lt}) => /\b0\d?(\.\d\d)? val\.|\d ?[ap]m\b|\d\.\d\d\b(?! val\.)/.test(lt))).toEqual(
      [],
    )
    const sentences = texts.filter(({lt}) => lt.endsWith('.'))
    expect(sentences.filter(({lt}) => /\d:\d\d/.test(lt))).toEqual([])
  })

  test('has prices only in their fields', () => {
    expect(texts.filter(({lt, en}) => /£\s?\d/.test(lt + en))).toEqual([])
  })

  test('refers only to existing documents and pages', () => {
    const ids = new Set(documents.map(({_id}) => _id))
    const references = objects.flatMap(({object}) => (typeof object._ref === 'string' ? [object._ref] : []))
    expect(references.length).toBeGreaterThan(4)
    expect(references.filter((id) => !ids.has(id))).toEqual([])

    const pages = new Set<unknown>([
      ...linkPages.map(({value}) => value),
      ...documents.map((document) => documentPath(document)),
    ])
    const links = objects.flatMap(({object: {href}}) => (String(href ?? '').startsWith('/') ? [href] : []))
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((link) => !pages.has(link))).toEqual([])
  })

  test('uses every picture in its folder', () => {
    const shown = objects.flatMap(({object: {_sanityAsset: file}}) =>
      typeof file === 'string' && file.startsWith('image@')
        ? [file.replace('image@file://./images/', '')]
        : [],
    )
    expect([...new Set(shown)].toSorted()).toEqual(readdirSync(join(seedFolder, 'images')).toSorted())
    expect(shown).toHaveLength(48)
  })

  test('has pictures that the Studio knows as drawings', () => {
    const images = join(seedFolder, 'images')
    const hashes = readdirSync(images).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(join(images, file)))
        .digest('hex'),
    ])
    expect(seedPictures).toEqual(Object.fromEntries(hashes))
  })

  test('has no URL, phone number or account that could be real', () => {
    const strings = (...names: string[]) =>
      objects.flatMap(({object}) =>
        names.flatMap((name) => (typeof object[name] === 'string' ? [object[name]] : [])),
      )
    const addresses = strings('url', 'website', 'mapUrl', 'registrationUrl', 'facebookUrl', 'href')
    expect(
      new Set(addresses.filter((url) => url.startsWith('http')).map((url) => new URL(url).host)),
    ).toEqual(new Set(['example.com', 'ico.org.uk']))
    const emails = [
      ...strings('email'),
      ...addresses.filter((url) => url.startsWith('mailto:')).map((url) => url.replace('mailto:', '')),
    ]
    expect(emails.length).toBeGreaterThan(10)
    expect(emails.filter((email) => !email.endsWith('@velso-lietuviai.example'))).toEqual([])
    expect(strings('address').filter((address) => !/example/i.test(address))).toEqual([])
    // Ofcom reserves these numbers for fiction.
    expect(strings('phone').filter((phone) => !phone.startsWith('+44 1632 960'))).toEqual([])
  })

  test('sells its Christmas tickets at the local Stripe, where there is one', () => {
    const ticketLinks = (localStripe?: string) =>
      readSeedDocuments(localStripe).flatMap(({ticketing}) => (ticketing as {url?: string})?.url ?? [])
    expect(ticketLinks()).toEqual(['https://example.com/bilietai/kaledos-2025'])
    expect(ticketLinks('http://localhost:12111')).toEqual(['http://localhost:12111/b/kaledos-2025'])
  })

  test('has a key on each array item, unique in its document', () => {
    const faulty = documents.filter((document) => {
      const members = [...objectsIn(document)].filter(({path}) => path.endsWith(']'))
      const keys = new Set(members.flatMap(({object}) => (object._key ? [object._key] : [])))
      return keys.size !== members.length
    })
    expect(faulty).toEqual([])
  })

  test('has the event keys of the specification', () => {
    const keys = documents.flatMap(({eventKey}) => (eventKey ? [String(eventKey)] : []))
    expect(keys.toSorted()).toEqual([
      'bbq-savaitgalis-2025',
      'bbq-savaitgalis-2026',
      'gaminam-ir-bendraujam-2025',
      'groups-page',
      'joniniai-2025',
      'kaledos-2025',
      'keliones-autobusu-2025',
      'misios-2024',
      'penki-uz-lietuva-2025',
      'photo-category-1',
      'photo-category-2',
      'photo-category-3',
      'school-gintarelis',
      'school-gulbe',
      'schools-page',
      'vasario-16-2026',
    ])
  })
})

describe('the news', () => {
  const news = ofType('newsItem').toSorted((a, b) => idNumber(b) - idNumber(a))

  test('are dated in the order of their ids, and not in the future', () => {
    const dates = news.map(({date}) => String(date))
    expect(news.map(idNumber)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
    expect(dates[0] && dates[0] <= clock).toBe(true)
  })

  test('have slugs made from their Lithuanian titles', () => {
    const slugs = news.map(({slug}) => (slug as {current: string}).current)
    expect(slugs).toEqual(news.map(({title}) => slugify((title as {lt: string}).lt)))
    expect(new Set(slugs).size).toBe(10)
  })

  test('have the buttons of the specification', () => {
    const actions = news.map((item) =>
      ((item.actions ?? []) as SeedDocument[]).map((action) => {
        const target = (action.document ?? action.campaign ?? action.event) as {_ref: string} | undefined
        return [action._type, target?._ref ?? action.page].filter(Boolean).join(' ')
      }),
    )
    expect(actions).toEqual([
      ['externalLink', 'externalLink'],
      ['donateAction campaign-is-sirdies-i-sirdi', 'internalLink campaign-is-sirdies-i-sirdi'],
      ['registrationAction event-kaledos-2025', 'internalLink event-kaledos-2025'],
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

  test('start at the specification’s times in Wales', () => {
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

  test('are five past and four upcoming at the seed content’s clock', () => {
    const isPast = events.map(({start, end}) => String(end ?? start) < clock)
    expect(isPast).toEqual([true, true, true, true, true, false, false, false, false])
    expect(events.filter(({dateToBeConfirmed}) => dateToBeConfirmed).map(({eventKey}) => eventKey)).toEqual([
      'misios-2024',
    ])
  })

  test('have the paths of the specification', () => {
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

/** Converts times in Lithuanian sentences: „8.30 val.“ becomes 08:30. */
function withClockTimes(text: string): string {
  return text.replaceAll(/(\d{1,2})(?:\.(\d\d))? val\./g, (_, hour: string, minute = '00') => {
    return `${hour.padStart(2, '0')}:${minute}`
  })
}

function idNumber({_id}: SeedDocument): number {
  return Number(_id.replace('newsItem-', ''))
}
