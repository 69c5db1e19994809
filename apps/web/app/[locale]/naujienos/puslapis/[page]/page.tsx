import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {NewsGrid, NewsPager} from '#/features/news/news-list.tsx'
import {newsPages} from '#/features/news/news-pages.ts'
import {getNewsCount, getNewsSlice} from '#/features/news/news-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'

type Props = PageProps<'/[locale]/naujienos/puslapis/[page]'>

/** Further pages are rendered when somebody asks for them. */
const PREPARED = 10

export async function generateStaticParams() {
  const pages = Math.min(newsPages.count(await getNewsCount()), PREPARED)
  return Array.from({length: pages - 1}, (_, index) => ({page: String(index + 2)}))
}

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, page} = (await params) as {locale: Locale; page: string}
  const t = await getTranslations({locale, namespace: 'news'})
  return pageMetadata({
    locale,
    path: newsPages.pathOf(Number(page)),
    image: await getPagePicture('/naujienos'),
    title: t('pageTitle', {page}),
    description: t('intro'),
  })
}

export default async function OlderNewsPage({params}: Props) {
  const {locale, page} = (await params) as {locale: Locale; page: string}
  setRequestLocale(locale)
  const items = await getNewsCount()
  const number = newsPages.furtherPage(page, items)
  if (!number) notFound()
  const [t, news] = await Promise.all([getTranslations('news'), getNewsSlice(newsPages.range(number))])
  return (
    <>
      <BackLink href="/naujienos">{t('title')}</BackLink>
      <PageHeading title={t('pageTitle', {page})} />
      <div className="frame">
        <NewsGrid news={news} />
        <NewsPager page={number} items={items} />
      </div>
    </>
  )
}
