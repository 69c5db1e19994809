import 'server-only'
import {newsCategories} from '@site/schemas/options/categories'
import {newsItemPath} from '@site/schemas/routes/document-path'
import {files} from '@site/schemas/routes/route-table'
import {Feed} from 'feed'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {env} from '#/environment/env.ts'
import {optionTitle, localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {imageUrl} from '#/seo/image-url.ts'
import {getSiteSettings, type SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {getNewsSlice, type NewsCardItem} from './news-queries.ts'

const itemCount = 30
const imageWidth = 1200

export async function newsFeedResponse(locale: Locale): Promise<Response> {
  const [news, settings, t] = await Promise.all([
    getNewsSlice({from: 0, to: itemCount}),
    getSiteSettings(),
    getTranslations({locale, namespace: 'news'}),
  ])
  const feed = newsFeed({news, settings, title: t('title'), locale})
  return new Response(feed, {headers: {'content-type': 'application/rss+xml; charset=utf-8'}})
}

interface NewsFeed {
  news: NewsCardItem[]
  settings: SiteSettings | null
  title: string
  locale: Locale
}

/** XML allows no such character, like a vertical tab pasted from a word processor: one makes the feed unparsable. */
const charactersNotInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function newsFeed({news, settings, title, locale}: NewsFeed): string {
  const name = localizeText(settings?.name, locale)
  const feed = new Feed({
    title: name ? `${title} – ${name}` : title,
    description: localizeText(settings?.tagline, locale) || title,
    link: localizedUrl(env.SITE_URL, locale, '/naujienos'),
    feedLinks: {rss: localizedUrl(env.SITE_URL, locale, files.rss.path)},
    language: locale,
    generator: false,
    ...(news[0] && {updated: publishedAt(news[0])}),
  })
  for (const item of news) {
    const link = localizedUrl(env.SITE_URL, locale, newsItemPath(item.slug))
    const image = imageUrl(item.image, {width: imageWidth, jpeg: true})
    feed.addItem({
      title: localizeText(item.title, locale),
      // It becomes the guid, by which feed readers know an item after its title and path have changed.
      id: item._id,
      link,
      date: publishedAt(item),
      description: localizeText(item.description, locale),
      category: item.category ? [{name: optionTitle(newsCategories, item.category, locale)}] : [],
      ...(image && {enclosure: {url: image, type: 'image/jpeg', length: 0}}),
    })
  }
  return feed.rss2().replaceAll(charactersNotInXml, '')
}

/** Feeds need a time: noon UTC is the same date all over Europe. Items without a date have their creation time. */
const publishedAt = ({date, _createdAt}: NewsCardItem) => new Date(date ? `${date}T12:00:00Z` : _createdAt)
