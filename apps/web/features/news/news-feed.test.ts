import {XMLParser, XMLValidator} from 'fast-xml-parser'
import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import type {NewsCardItem} from './news-queries.ts'

vi.mock('server-only', () => ({}))
stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {newsFeed} = await import('./news-feed.ts')

const item = {
  _id: 'news-zinia',
  title: {lt: 'Žinia'},
  description: null,
  slug: 'zinia',
  date: '2025-11-01',
  category: 'community',
  image: null,
}

function feedOf(changes: object, settings: object | null = null): string {
  return newsFeed({
    news: [{...item, ...changes} as unknown as NewsCardItem],
    settings: settings as SiteSettings | null,
    title: 'News',
    locale: 'en',
  })
}

function channelOf(changes: object, settings?: object) {
  const feed = feedOf(changes, settings)
  expect(XMLValidator.validate(feed)).toBe(true)
  return new XMLParser({ignoreAttributes: false}).parse(feed).rss.channel
}

test('an item has its full URL, date and category', () => {
  expect(channelOf({}).item).toMatchObject({
    title: 'Žinia',
    link: 'https://bendruomene.example/en/naujienos/zinia',
    pubDate: 'Sat, 01 Nov 2025 12:00:00 GMT',
    category: expect.stringMatching(/\S/),
  })
})

test('an item is known again after its path and title have changed', () => {
  const guid = {'#text': 'news-zinia', '@_isPermaLink': 'false'}
  expect(channelOf({}).item.guid).toEqual(guid)
  expect(channelOf({slug: 'kitaip', title: {lt: 'Kitaip'}}).item.guid).toEqual(guid)
})

test.each(['jpg', 'png', 'webp'])(
  'a picture uploaded as %s is announced as the type it is sent as',
  (format) => {
    const asset = {_id: `image-0123456789abcdef-2000x1000-${format}`, width: 2000, height: 1000}
    const enclosure = channelOf({image: {asset}}).item.enclosure
    expect(enclosure['@_type']).toBe('image/jpeg')
    const {searchParams} = new URL(enclosure['@_url'])
    expect([searchParams.get('fm'), searchParams.get('auto')]).toEqual(['jpg', null])
  },
)

test.each(['Tea & <b>cake</b>', 'An end ]]> of it', '„Iš širdies į širdį“ 🎄'])(
  'keeps the text %s',
  (text) => {
    expect(channelOf({title: {en: text}, description: {en: text}}).item).toMatchObject({
      title: text,
      description: text,
    })
  },
)

test('characters that XML does not allow are removed', () => {
  expect(feedOf({title: {en: 'A\u0000b\u0008c\ufffe'}})).toContain('Abc')
})

test('the name and the tagline of the site are texts like any other', () => {
  const text = 'A, „B“; "C" & <script>D</script> ]]> E\r\n</title><item>F'
  const channel = channelOf({}, {name: {en: `${text}\u0000`}, tagline: {en: text}})
  const inXml = text.replace('\r\n', '\n')
  expect(channel).toMatchObject({title: `News – ${inXml}`, description: inXml})
  expect(channel.item).toMatchObject({title: 'Žinia'})
})
