import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations, setRequestLocale} from 'next-intl/server'
import {ButtonLink} from '#/ui/button.tsx'
import {AfterProcessing} from '#/features/membership/after-processing.tsx'
import {ResultPage} from '#/ui/result-page.tsx'
import {SessionId} from '#/ui/session-id.tsx'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {resultMetadata} from '#/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/membership-success'>

export async function generateMetadata({params}: Props): Promise<Metadata> {
  return resultMetadata('membershipSuccess', '/membership-success', (await params).locale as Locale)
}

export default async function MembershipSuccessPage({params}: Props) {
  setRequestLocale((await params).locale as Locale)
  const [settings, t] = await Promise.all([getSiteSettings(), getTranslations('membershipSuccess')])
  return (
    <AfterProcessing text={t('processing')}>
      <ResultPage title={t('title')} buttons={<ButtonLink href="/">{t('home')}</ButtonLink>}>
        <p>{t('text')}</p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-base">
          {settings?.membershipFee != null && (
            <>
              <dt className="text-muted">{t('amount')}</dt>
              <dd className="font-semibold">£{settings.membershipFee}</dd>
            </>
          )}
          <dt className="text-muted">{t('method')}</dt>
          <dd className="font-semibold">{t('cardProvider')}</dd>
        </dl>
        <SessionId characters={16} label={t('paymentId')} />
      </ResultPage>
    </AfterProcessing>
  )
}
