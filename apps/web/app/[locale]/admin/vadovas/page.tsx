import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {AdminGuide} from '#/features/admin/admin-guide.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/admin/vadovas'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'adminGuide'})
  const metadata = await pageMetadata({locale, path: '/admin/vadovas', title: t('title')})
  return {...metadata, robots: {index: false}}
}

export default async function AdminGuidePage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <AdminGuide />
}
