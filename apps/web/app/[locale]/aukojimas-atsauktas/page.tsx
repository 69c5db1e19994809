import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import type {ReactNode} from 'react'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {ResultPage} from '#/ui/checkout/result-page.tsx'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/aukojimas-atsauktas'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('donation.cancelled', '/aukojimas-atsauktas', (await params).locale as Locale)
}

export default async function DonationCancelledPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [settings, t] = await Promise.all([getSiteSettings(), getTranslations('donation')])
  const email = settings?.contacts?.email
  const onNarrowScreens = (text: ReactNode) => <span className="md:hidden">{text}</span>
  return (
    <ResultPage title={t('cancelled.title')} buttons={<ButtonLink href="/">{t('home')}</ButtonLink>}>
      <p>{t('cancelled.text')}</p>
      {email && (
        <p>
          {t('cancelled.questions')}{' '}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </p>
      )}
      <p className="text-base text-muted">{t.rich('cancelled.hint', {menu: onNarrowScreens})}</p>
    </ResultPage>
  )
}
