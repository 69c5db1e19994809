import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NewsCard} from '../../../components/news-card.tsx'
import {PageHeading} from '../../../components/page-heading.tsx'
import {getNews} from '../../../content/get-news.ts'
import {pageMetadata} from '../../../metadata/page-metadata.ts'

type Props = PageProps<'/[locale]/naujienos'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'news'})
  return pageMetadata({locale, path: '/naujienos', title: t('title'), description: t('intro')})
}

export default async function NewsPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('news')
  const [lead, ...others] = await getNews()
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="frame">
        {!lead && <p className="text-lead">{t('empty')}</p>}
        {lead && <NewsCard item={lead} look="lead" heading="h2" />}
        <ul className="mt-14 grid gap-x-8 gap-y-12 border-t border-line pt-12 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
          {others.map((item) => (
            <li key={item._id}>
              <NewsCard item={item} heading="h2" />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
