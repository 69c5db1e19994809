import {newsItemPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {MoreNews} from '#/features/news/latest-news.tsx'
import {NewsArticle} from '#/features/news/news-article.tsx'
import {getNewsItem, getNewsSlice} from '#/features/news/news-queries.ts'
import {newestPaths} from '#/routes/published-paths.ts'
import {getPublishedPaths} from '#/routes/routes-queries.ts'
import {NewsJsonLd} from '#/features/news/news-json-ld.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/naujienos/[slug]'>

export async function generateStaticParams() {
  const {news} = newestPaths(await getPublishedPaths())
  return news.map((slug) => ({slug}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, slug} = await params
  const item = await getNewsItem(slug)
  if (!item) return {}
  return pageMetadata({...item, locale: locale as Locale, path: newsItemPath(slug), type: 'article'})
}

export default async function NewsItemPage({params}: Props) {
  const {locale, slug} = (await params) as {locale: Locale; slug: string}
  setRequestLocale(locale)
  const [item, news] = await Promise.all([getNewsItem(slug), getNewsSlice({from: 0, to: 4})])
  if (!item) notFound()
  return (
    <>
      <NewsJsonLd item={item} />
      <NewsArticle item={item} />
      <MoreNews
        items={news.filter((other) => other._id !== item._id).slice(0, 3)}
        withMark={!item.featured}
      />
    </>
  )
}
