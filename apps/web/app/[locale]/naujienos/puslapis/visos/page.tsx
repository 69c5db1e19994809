import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NewsByYear} from '#/features/news/news-by-year.tsx'
import {allNewsPath} from '#/features/news/news-pages.ts'
import {getNewsYears} from '#/features/news/news-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {BackLink} from '#/ui/links/back-link.tsx'

type Props = PageProps<'/[locale]/naujienos/puslapis/visos'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'news'})
  return pageMetadata({
    locale,
    path: allNewsPath,
    image: await getPagePicture(allNewsPath),
    title: t('allTitle'),
    description: t('allIntro'),
  })
}

export default async function AllNewsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, years] = await Promise.all([getTranslations('news'), getNewsYears()])
  const [newest] = years
  return (
    <>
      <BackLink href="/naujienos">{t('newest')}</BackLink>
      <PageHeading title={t('allTitle')} intro={t('allIntro')} />
      {newest === undefined ? (
        <p className="frame text-lead">{t('empty')}</p>
      ) : (
        <NewsByYear years={years} year={newest} />
      )}
    </>
  )
}
