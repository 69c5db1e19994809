import type {ApplicationMethod} from '@site/schemas/statuses/payment'
import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {BankDetails} from '#/ui/checkout/bank-details.tsx'
import {Pounds} from '#/ui/texts/pounds.tsx'

export interface ApplicationTerms {
  /** The fee is in pounds a year; without it, the page shows it elsewhere. */
  fee?: number
  /** The minimum age as a sentence: a browser takes long to make its first format of numbers. */
  ageConfirmation: string
  bankDetails: SiteSettings['bankDetails']
}

interface PaymentInfoProps {
  fee: number
  method: ApplicationMethod | undefined
  children: ReactNode
}

export function PaymentInfo({fee, method, children}: PaymentInfoProps) {
  const t = useTranslations('membership')
  return (
    <div className="self-start rounded-card border border-line bg-sunken p-5 sm:p-6">
      <h3 className="text-h3">{t('form.payment')}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-h1 leading-none font-semibold">
          <Pounds amount={fee} />
        </span>{' '}
        <span>{t('perYear')}</span>
      </p>
      {method && <p className="mt-4">{t(`form.info.${method}`)}</p>}
      {children}
      <p className="mt-3 text-small text-muted">{t('form.activation')}</p>
    </div>
  )
}

interface TransferDetailsProps {
  bankDetails: ApplicationTerms['bankDetails']
  reference: string | undefined
}

export function TransferDetails({bankDetails, reference}: TransferDetailsProps) {
  const t = useTranslations('membership')
  if (!bankDetails?.accountNumber) return <p>{t('form.withoutAccount')}</p>
  return (
    <>
      <BankDetails
        details={bankDetails}
        reference={reference}
        referencePattern={reference ? undefined : t('reference')}
      />
      <p className="mt-2 text-small text-muted">{t('form.shortReference')}</p>
    </>
  )
}
