import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {DonationPage} from '#/features/donations/donation-page.tsx'
import {getPagePicture} from '#/features/opengraph-image/page-picture.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/aukoti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'donation.dialog'})
  return pageMetadata({
    locale,
    path: '/aukoti',
    image: await getPagePicture('/aukoti'),
    title: t('title'),
    description: t('text'),
  })
}

export default async function CommunityDonationPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <DonationPage />
}
