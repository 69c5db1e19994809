import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'
import {mailtoLink} from '../links/contact-urls.ts'
import {ResultPage} from './result-page.tsx'

interface UnknownPaymentProps {
  buttons: ReactNode
  /** The number of the payment, if the page shows it. */
  children?: ReactNode
}

/** What a result page says of a payment that nobody knows, or could not look up. */
export async function UnknownPayment({buttons, children}: UnknownPaymentProps) {
  const [settings, t] = await Promise.all([getSiteSettings(), getTranslations('unknownPayment')])
  const email = settings?.contacts?.email
  return (
    <ResultPage title={t('title')} buttons={buttons}>
      <p>{t('text')}</p>
      <p>{t('ifPaid')}</p>
      <p>
        {t('ifNoEmail')}{' '}
        {email && (
          <a href={mailtoLink(email)} className="text-link wrap-anywhere">
            {email}
          </a>
        )}
      </p>
      {children}
    </ResultPage>
  )
}
