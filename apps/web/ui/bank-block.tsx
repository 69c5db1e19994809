import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {CopyButton} from './copy-button.tsx'

interface BankBlockProps {
  details: SiteSettings['bankDetails']
  /** What everybody who pays writes into the transfer. */
  reference?: string | null
  /** Where everybody writes something else: how it is put together. */
  referencePattern?: ReactNode
}

/** What a bank transfer needs, each line to be copied. Nothing where there is no account. */
export function BankBlock({details, reference, referencePattern}: BankBlockProps) {
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
    <dl className="divide-y divide-line">
      {lines.map(
        ({name, value}) =>
          value && (
            <BankLine key={name} name={name} button={<CopyButton value={value} name={name} texts={texts} />}>
              {value}
            </BankLine>
          ),
      )}
      {referencePattern && <BankLine name={t('reference')}>{referencePattern}</BankLine>}
    </dl>
  )
}

interface BankLineProps {
  name: string
  button?: ReactNode
  children: ReactNode
}

function BankLine({name, button, children}: BankLineProps) {
  return (
    <div className="py-2">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="flex min-h-8 items-center justify-between gap-3">
        <span className="min-w-0 font-semibold tabular-nums wrap-anywhere">{children}</span>
        {button}
      </dd>
    </div>
  )
}
