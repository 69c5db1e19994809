import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {setRequestLocale} from 'next-intl/server'
import {registrationLinkMetadata} from '#/features/registrations/registration-link-metadata.ts'
import {RegistrationLinkPage} from '#/features/registrations/registration-link-page.tsx'

type Props = PageProps<'/[locale]/registracija/atsaukti'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return registrationLinkMetadata((await params).locale as Locale)
}

export default async function ManageRegistrationPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  return <RegistrationLinkPage />
}
