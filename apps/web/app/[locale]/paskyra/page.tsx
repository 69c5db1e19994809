import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {accountPageMetadata} from '#/features/account/account-page-metadata.ts'
import {ProfilePage} from '#/features/account/profile-page.tsx'
import {PageHeading} from '#/ui/page-heading.tsx'

type Props = PageProps<'/[locale]/paskyra'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return accountPageMetadata({
    locale: (await params).locale as Locale,
    path: '/paskyra',
    title: 'profile.title',
  })
}

export default async function AccountPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const t = await getTranslations('account.profile')
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame">
        <ProfilePage />
      </div>
    </>
  )
}
