import {newsItemPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {NewsArticle} from 'schema-dts'
import {env} from '#/environment/env.ts'
import {localize, localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {imageUrl} from '#/seo/image-url.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import type {NewsItem} from './news-queries.ts'

const imageWidth = 1200

export async function NewsJsonLd({item}: {item: NewsItem}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('news')])
  return (
    <PageJsonLd
      crumbs={[
        {name: t('title'), path: '/naujienos'},
        {name: localizeText(item.title, locale), path: newsItemPath(item.slug)},
      ]}
      about={(organization, language) => newsArticleJsonLd(item, language, {'@id': organization['@id']})}
    />
  )
}

function newsArticleJsonLd(item: NewsItem, locale: Locale, publisher: {'@id': string}) {
  const image = imageUrl(item.image, {width: imageWidth})
  const url = localizedUrl(env.SITE_URL, locale, newsItemPath(item.slug))
  return {
    '@type': 'NewsArticle',
    headline: localizeText(item.title, locale),
    description: localizeText(item.description, locale),
    url,
    mainEntityOfPage: url,
    inLanguage: localize(item.title, locale)?.lang ?? locale,
    ...(item.date && {datePublished: item.date}),
    dateModified: item._updatedAt,
    author: publisher,
    publisher,
    image: image ? [image] : [],
  } satisfies NewsArticle
}
