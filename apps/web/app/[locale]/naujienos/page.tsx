import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {NewsList} from '../../../components/news/news-list.tsx'
import {PageHeading} from '../../../components/page-heading.tsx'
import {MembershipDialogButton} from '../../../components/slots/membership-dialog-button.tsx'
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
  const [t, news] = await Promise.all([getTranslations('news'), getNews()])
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <div className="frame -mt-2 mb-8 empty:hidden">
        <MembershipDialogButton />
      </div>
      <NewsList news={news} page={1} />
    </>
  )
}
