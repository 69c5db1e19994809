import {newsCategories} from '@site/schemas/options/categories'
import {newsItemPath} from '@site/schemas/routes/document-path'
import {Feed} from 'feed'
import type {Locale} from 'next-intl'
import {choiceTitle} from '#/i18n/choice-title.ts'
import type {NewsCardItem} from './news-queries.ts'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/image-url.ts'
import {localizeText} from '#/i18n/localize.ts'
import {absoluteUrl} from '#/i18n/absolute-url.ts'
import {rssPath} from '#/routes/rss-path.ts'

interface NewsFeed {
  /** Newest first. */
  news: NewsCardItem[]
  settings: SiteSettings | null
  title: string
  locale: Locale
}

const pictureWidth = 1200

/** Such as the vertical tab in a text pasted from a word processor: one of them, and no reader opens the feed. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** The news as RSS 2.0 in one language. */
export function newsFeed({news, settings, title, locale}: NewsFeed): string {
  const name = localizeText(settings?.name, locale)
  const feed = new Feed({
    title: name ? `${title} – ${name}` : title,
    description: localizeText(settings?.tagline, locale) || title,
    link: absoluteUrl(locale, '/naujienos'),
    feedLinks: {rss: absoluteUrl(locale, rssPath)},
    language: locale,
    generator: false,
    ...(news[0] && {updated: publishedAt(news[0])}),
  })
  for (const item of news) {
    const link = absoluteUrl(locale, newsItemPath(item.slug))
    const picture = item.image && croppedImage(item.image)
    feed.addItem({
      title: localizeText(item.title, locale),
      id: link,
      link,
      date: publishedAt(item),
      description: localizeText(item.description, locale),
      category: [{name: choiceTitle(newsCategories, item.category, locale)}],
      ...(picture && {
        enclosure: {url: imageLoader({src: picture.src, width: pictureWidth}), type: 'image/jpeg', length: 0},
      }),
    })
  }
  return feed.rss2().replaceAll(notInXml, '')
}

/** News has a day, a feed wants a time: noon is that day everywhere in Europe. */
const publishedAt = ({date}: NewsCardItem) => new Date(`${date}T12:00:00Z`)
