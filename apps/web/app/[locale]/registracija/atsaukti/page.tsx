import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {RegistrationLinkPage} from '#/features/registrations/registration-link-page.tsx'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/registracija/atsaukti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'registrations.manage'})
  return emailLinkMetadata({locale, path: '/registracija/atsaukti', title: t('title')})
}

export default async function ManageRegistrationPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <RegistrationLinkPage />
}
