import {newsItemPath} from '@site/schemas/routes/document-path'
import type {NewsArticle} from 'schema-dts'
import type {Locale} from 'next-intl'
import type {NewsItem} from './news-queries.ts'
import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/image-url.ts'
import {localize, localizeText} from '#/i18n/localize.ts'
import {absoluteUrl} from '#/i18n/absolute-url.ts'

const pictureWidth = 1200

/** A piece of news with when it was published and last changed. */
export function newsArticleJsonLd(item: NewsItem, locale: Locale, publisher: {'@id': string}) {
  const picture = item.image && croppedImage(item.image)
  const url = absoluteUrl(locale, newsItemPath(item.slug))
  return {
    '@type': 'NewsArticle',
    headline: localizeText(item.title, locale),
    description: localizeText(item.description, locale),
    url,
    mainEntityOfPage: url,
    inLanguage: localize(item.title, locale)?.lang ?? locale,
    datePublished: item.date,
    dateModified: item._updatedAt,
    author: publisher,
    publisher,
    image: picture ? [imageLoader({src: picture.src, width: pictureWidth})] : [],
  } satisfies NewsArticle
}
