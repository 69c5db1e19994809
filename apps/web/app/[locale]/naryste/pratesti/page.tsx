import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {renewalLinkMetadata} from '#/features/membership/renewal-link-metadata.ts'
import {RenewalLinkPage} from '#/features/membership/renewal-link-page.tsx'

type Props = PageProps<'/[locale]/naryste/pratesti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return renewalLinkMetadata((await params).locale as Locale)
}

export default async function RenewMembershipPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <RenewalLinkPage />
}
