import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {RenewalLinkPage} from '#/features/membership/renewal-link-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/naryste/pratesti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'membership.renewal'})
  return emailLinkMetadata({locale, path: '/naryste/pratesti', title: t('title')})
}

export default async function RenewMembershipPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <RenewalLinkPage />
}
