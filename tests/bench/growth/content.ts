import type {SanityClient} from '@sanity/client'
import {madeUpTexts} from '../made-up-texts.ts'
import type {Size} from './sizes.ts'

const AT_ONCE = 250
const PHOTOS_PER_ALBUM = 100
const PARAGRAPHS = 5
const WORDS_PER_PARAGRAPH = 50
const categories = ['community', 'culture', 'school', 'sport', 'charity']
const FIRST_DAY = Date.parse('2009-01-01T18:00:00Z')
const NEWEST_DAY = Date.parse('2025-11-14T18:00:00Z')

/** Slug of a made-up news item: the later, the newer. */
export const newsSlug = (n: number) => `augimas-${n}`

/** Key of a made-up event. */
export const eventKey = (n: number) => `augimo-renginys-${n}`

/** Adds news, events and albums, so that what the Content Lake holds grows from one size to the next. */
export async function growContent(client: SanityClient, from: Size, to: Size): Promise<void> {
  const images = await client.fetch<string[]>('*[_type == "sanity.imageAsset"] | order(_id asc)._id')
  const texts = madeUpTexts(1990 + to.news)
  const image = () => ({asset: {_type: 'reference', _ref: texts.pick(images)}, alt: inBoth(6)})
  const line = (words: number) => texts.words(words).join(' ')
  const inBoth = (words: number) => ({lt: line(words), en: line(words)})
  const body = (language: string) =>
    Array.from({length: PARAGRAPHS}, (_, at) => ({
      _type: 'block',
      _key: `${language}${at}`,
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: `${language}${at}s`, text: line(WORDS_PER_PARAGRAPH), marks: []}],
    }))
  const numbers = (kind: 'news' | 'events') =>
    Array.from({length: to[kind] - from[kind]}, (_, at) => from[kind] + at)
  const dayOf = (n: number, total: number) =>
    new Date(FIRST_DAY + (n / total) * (NEWEST_DAY - FIRST_DAY)).toISOString()

  const news = numbers('news').map((n) => ({
    _id: `growth-news-${n}`,
    _type: 'newsItem',
    title: inBoth(6),
    slug: {_type: 'slug', current: newsSlug(n)},
    description: inBoth(20),
    date: dayOf(n, to.news).slice(0, 10),
    category: texts.pick(categories),
    featured: false,
    image: {_type: 'localizedImage', ...image()},
    body: {lt: body('lt'), en: body('en')},
  }))
  const events = numbers('events').map((n) => ({
    _id: `growth-event-${n}`,
    _type: 'event',
    title: inBoth(4),
    eventKey: eventKey(n),
    start: dayOf(n, to.events),
    end: dayOf(n, to.events),
    status: 'scheduled',
    admission: 'general',
    registration: {open: true},
    capacity: 1000,
    kind: 'celebration',
    place: {name: inBoth(2), address: '1 Example Street, Cardiff'},
    description: inBoth(20),
    image: {_type: 'localizedImage', ...image()},
    body: {lt: body('lt'), en: body('en')},
  }))
  const albumsOf = ({photos}: Size) => Math.ceil(photos / PHOTOS_PER_ALBUM)
  const albums = Array.from({length: albumsOf(to) - albumsOf(from)}, (_, at) => {
    const n = albumsOf(from) + at
    return {
      _id: `growth-album-${n}`,
      _type: 'photoAlbum',
      title: inBoth(3),
      eventKey: `augimo-albumas-${n}`,
      position: 1000 + n,
      photos: Array.from({length: PHOTOS_PER_ALBUM}, (__, photo) => ({
        _type: 'localizedImage',
        _key: `p${photo}`,
        ...image(),
      })),
    }
  })
  const documents: {_id: string; _type: string}[] = [...albums, ...events, ...news]
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    const mutations = documents.slice(at, at + AT_ONCE).map((createOrReplace) => ({createOrReplace}))
    await client.mutate(mutations, {visibility: 'async'})
  }
}
