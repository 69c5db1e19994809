import type {Metadata} from 'next'
import {NextIntlClientProvider, type Locale} from 'next-intl'
import {getMessages, getTranslations, setRequestLocale} from 'next-intl/server'
import {DonationStatement} from '#/features/donations/donation-statement.tsx'
import {localizeText} from '#/i18n/localize.ts'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {WithoutScript} from '#/ui/layout/without-script.tsx'

type Props = PageProps<'/[locale]/paskyra/pazyma'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  const locale = (await params).locale as Locale
  const t = await getTranslations({locale, namespace: 'donation.statement'})
  return emailLinkMetadata({locale, path: '/paskyra/pazyma', title: t('title')})
}

export default async function StatementPage({params}: Props) {
  const locale = (await params).locale as Locale
  setRequestLocale(locale)
  const [t, {donation, submission}, settings] = await Promise.all([
    getTranslations('donation.statement'),
    getMessages(),
    getSiteSettings(),
  ])
  const {own, statement} = donation
  return (
    <>
      <PageHeading title={t('title')} />
      <div className="frame noscript:hidden">
        <NextIntlClientProvider messages={{donation: {own, statement}, submission}}>
          <DonationStatement
            community={localizeText(settings?.name, locale) ?? ''}
            logIn={
              <>
                <p>{t('loggedOut')}</p>
                <p className="mt-4 print:hidden">
                  <ButtonLink href="/paskyra">{t('logIn')}</ButtonLink>
                </p>
              </>
            }
          />
        </NextIntlClientProvider>
      </div>
      <div className="frame">
        <WithoutScript of="account" />
      </div>
    </>
  )
}
