import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {CopyButton} from '../links/copy-button.tsx'

interface BankDetailsProps {
  details: SiteSettings['bankDetails']
  /** It is set if the reference is the same for every payer. */
  reference?: string | null
  /** It explains the reference where that differs between payers. */
  referencePattern?: ReactNode
}

/** Renders nothing without an account number. */
export function BankDetails({details, reference, referencePattern}: BankDetailsProps) {
  const t = useTranslations('bank')
  if (!details?.accountNumber) return null
  const {accountName, bankName, sortCode, accountNumber} = details
  const texts = {copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed')}
  const lines = [
    {name: t('accountName'), value: accountName},
    {name: t('bankName'), value: bankName},
    {name: t('sortCode'), value: sortCode},
    {name: t('accountNumber'), value: accountNumber},
    {name: t('reference'), value: reference},
  ]
  return (
    <dl className="divide-y divide-line print:grid print:grid-cols-3 print:gap-x-10 print:divide-y-0">
      {lines.map(
        ({name, value}) =>
          value && (
            <BankDetail
              key={name}
              name={name}
              button={<CopyButton value={value} name={name} texts={texts} />}
            >
              {value}
            </BankDetail>
          ),
      )}
      {referencePattern && <BankDetail name={t('reference')}>{referencePattern}</BankDetail>}
    </dl>
  )
}

interface BankDetailProps {
  name: string
  button?: ReactNode
  children: ReactNode
}

function BankDetail({name, button, children}: BankDetailProps) {
  return (
    <div className="py-2">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="flex min-h-8 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_9rem] font-semibold tabular-nums wrap-anywhere">{children}</span>
        {button}
      </dd>
    </div>
  )
}
