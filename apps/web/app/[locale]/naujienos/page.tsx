import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {MembershipDialogButton} from '#/features/membership/membership-application.tsx'
import {FirstNewsPage} from '#/features/news/news-list.tsx'
import {newsPages} from '#/features/news/news-pages.ts'
import {getNewsCount, getNewsSlice} from '#/features/news/news-queries.ts'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {PageHeading} from '#/ui/layout/page-heading.tsx'

type Props = PageProps<'/[locale]/naujienos'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'news'})
  return pageMetadata({
    locale,
    path: '/naujienos',
    image: await getPagePicture('/naujienos'),
    title: t('title'),
    description: t('intro'),
  })
}

export default async function NewsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [t, news, total] = await Promise.all([
    getTranslations('news'),
    getNewsSlice(newsPages.range(1)),
    getNewsCount(),
  ])
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="frame -mt-2 mb-8 empty:hidden">
        <MembershipDialogButton />
      </div>
      <FirstNewsPage news={news} total={total} />
    </>
  )
}
