import {XMLParser, XMLValidator} from 'fast-xml-parser'
import {expect, it} from 'vitest'
import type {NewsCardItem} from './news-queries.ts'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

stubSiteEnv({SITE_URL: 'https://bendruomene.example'})
const {newsFeed} = await import('./news-feed.ts')

const item = {
  title: {lt: 'Žinia'},
  description: null,
  slug: 'zinia',
  date: '2025-11-01',
  category: 'community',
  image: null,
}

function channelWith(given: object) {
  const feed = newsFeed({
    news: [{...item, ...given} as unknown as NewsCardItem],
    settings: null,
    title: 'News',
    locale: 'en',
  })
  expect(XMLValidator.validate(feed)).toBe(true)
  return new XMLParser({ignoreAttributes: false}).parse(feed).rss.channel
}

it('has an item with its whole address, day and category', () => {
  expect(channelWith({}).item).toMatchObject({
    title: 'Žinia',
    link: 'https://bendruomene.example/en/naujienos/zinia',
    pubDate: 'Sat, 01 Nov 2025 12:00:00 GMT',
    category: expect.stringMatching(/\S/),
  })
})

it.each(['Tea & <b>cake</b>', 'An end ]]> of it', '„Iš širdies į širdį“ 🎄'])('keeps the text %s', (text) => {
  expect(channelWith({title: {en: text}, description: {en: text}}).item).toMatchObject({
    title: text,
    description: text,
  })
})

it('leaves out characters that XML cannot have', () => {
  const feed = newsFeed({
    news: [{...item, title: {en: 'A\u0000b\u0008c\ufffe'}} as unknown as NewsCardItem],
    settings: null,
    title: 'News',
    locale: 'en',
  })
  expect(feed).toContain('Abc')
})
