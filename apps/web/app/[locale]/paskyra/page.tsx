import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {accountPageMetadata} from '#/features/account/account-page-metadata.ts'
import {ProfilePage} from '#/features/account/profile-page.tsx'
import {OwnDonationsSection} from '#/features/donations/own-donations-section.tsx'
import {OwnMembershipSection} from '#/features/membership/own-membership-section.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'

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
  const [t, {account, bank, donation, form, membership, submission}] = await Promise.all([
    getTranslations('account.profile'),
    getMessages(),
  ])
  const {own, renewal, byCard, renewalChoice} = membership
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame noscript:hidden">
        <NextIntlClientProvider
          messages={{
            account,
            bank,
            donation: {own: donation.own, monthly: donation.monthly, dialog: donation.dialog},
            form,
            membership: {own, renewal, byCard, renewalChoice},
            submission,
          }}
        >
          <ProfilePage membership={<OwnMembershipSection />} donations={<OwnDonationsSection />} />
        </NextIntlClientProvider>
      </div>
      <div className="frame">
        <WithoutScript of="account" />
      </div>
    </>
  )
}
