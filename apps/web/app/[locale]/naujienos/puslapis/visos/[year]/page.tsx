import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {notFound} from 'next/navigation'
import {NewsByYear} from '#/features/news/news-by-year.tsx'
import {allNewsPath, newsYearPages} from '#/features/news/news-pages.ts'
import {getNewsYears} from '#/features/news/news-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'

type Props = PageProps<'/[locale]/naujienos/puslapis/visos/[year]'>

/** Each is rendered when somebody asks for it. */
export const generateStaticParams = () => []

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const {locale, year} = (await params) as {locale: Locale; year: string}
  const [t, years, image] = await Promise.all([
    getTranslations({locale, namespace: 'news'}),
    getNewsYears(),
    getPagePicture(allNewsPath),
  ])
  return pageMetadata({
    locale,
    path: newsYearPages(year, years).pathOf(1),
    image,
    title: t('yearTitle', {year}),
    description: t('allIntro'),
  })
}

export default async function NewsOfYearPage({params}: Props) {
  const {locale, year} = (await params) as {locale: Locale; year: string}
  setRequestLocale(locale)
  const years = await getNewsYears()
  if (!years.includes(year)) notFound()
  const t = await getTranslations('news')
  return (
    <>
      <BackLink href="/naujienos">{t('newest')}</BackLink>
      <PageHeading title={t('yearTitle', {year})} />
      <NewsByYear years={years} year={year} />
    </>
  )
}
