import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {MonthlyGiftPage} from '#/features/donations/monthly-gift-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/mano-auka'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'donation.monthly'})
  return emailLinkMetadata({locale, path: '/mano-auka', title: t('title')})
}

export default async function MyMonthlyGiftPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <MonthlyGiftPage />
}
