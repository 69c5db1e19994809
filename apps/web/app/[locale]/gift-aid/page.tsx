import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {GiftAidLinkPage} from '#/features/donations/gift-aid-link-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/gift-aid'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'giftAidDeclaration'})
  return emailLinkMetadata({locale, path: '/gift-aid', title: t('title')})
}

export default async function GiftAidPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <GiftAidLinkPage />
}
