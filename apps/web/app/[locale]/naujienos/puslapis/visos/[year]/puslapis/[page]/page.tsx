import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {NewsByYear} from '#/features/news/news-by-year.tsx'
import {allNewsPath, newsYearPages} from '#/features/news/news-pages.ts'
import {getNewsOfYearCount, getNewsYears} from '#/features/news/news-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'

type Props = PageProps<'/[locale]/naujienos/puslapis/visos/[year]/puslapis/[page]'>

/** Each is rendered when somebody asks for it. */
export const generateStaticParams = () => []

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, year, page} = (await params) as {locale: Locale; year: string; page: string}
  const [t, years, image] = await Promise.all([
    getTranslations({locale, namespace: 'news'}),
    getNewsYears(),
    getPagePicture(allNewsPath),
  ])
  return pageMetadata({
    locale,
    path: newsYearPages(year, years).pathOf(Number(page)),
    image,
    title: t('yearPageTitle', {year, page}),
    description: t('allIntro'),
  })
}

export default async function MoreNewsOfYearPage({params}: Props) {
  const {locale, year, page} = (await params) as {locale: Locale; year: string; page: string}
  setRequestLocale(locale)
  const [years, count] = await Promise.all([getNewsYears(), getNewsOfYearCount(year)])
  const number = newsYearPages(year, years).furtherPage(page, count)
  if (!number) notFound()
  const t = await getTranslations('news')
  return (
    <>
      <BackLink href="/naujienos">{t('newest')}</BackLink>
      <PageHeading title={t('yearPageTitle', {year, page})} />
      <NewsByYear years={years} year={year} page={number} />
    </>
  )
}
