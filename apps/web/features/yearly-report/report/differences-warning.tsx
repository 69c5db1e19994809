'use client'

import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {addsUp, type Accounts} from './report.ts'

/** What Stripe and the ledger do not have in common, so that nobody takes the figures for proved. */
export function DifferencesWarning({accounts}: {accounts: Accounts}) {
  const t = useTranslations('admin.year.differences')
  const locale = useLocale()
  const pounds = usePounds()
  const {stripe, payouts, otherCurrencies} = accounts
  const wrong = payouts.filter((payout) => !addsUp(payout))
  return (
    <>
      <Warning title={t('unknown.title', {count: stripe.unknown.length})} text={t('unknown.text')}>
        {stripe.unknown.map(({id, at, pence}) => (
          <li key={id}>
            <code>{id}</code>, {formatShortDate(at, locale)}, {pounds(pence)}
          </li>
        ))}
      </Warning>
      <Warning title={t('different.title', {count: stripe.different.length})} text={t('different.text')}>
        {stripe.different.map(({paymentId, ledgerPence, stripePence}) => (
          <li key={paymentId}>
            <code>{paymentId}</code>,{' '}
            {t('different.sums', {ledger: pounds(ledgerPence), stripe: pounds(stripePence)})}
          </li>
        ))}
      </Warning>
      <Warning title={t('payouts.title', {count: wrong.length})} text={t('payouts.text')}>
        {wrong.map(({id, arrivesOn, amountPence, contents}) => (
          <li key={id}>
            <code>{id}</code>, {formatShortDate(arrivesOn, locale)},{' '}
            {t('payouts.sums', {payout: pounds(amountPence), contents: pounds(contents.netPence)})}
          </li>
        ))}
      </Warning>
      {otherCurrencies.length > 0 && (
        <p className="text-muted">
          {t('currencies', {
            sums: otherCurrencies.map(({currency, pence}) => pounds(pence, currency)).join(', '),
          })}
        </p>
      )}
    </>
  )
}

interface WarningProps {
  title: string
  text: string
  children: ReactNode[]
}

function Warning({title, text, children}: WarningProps) {
  if (children.length === 0) return null
  return (
    <div
      role="alert"
      className="rounded-card border border-s-6 border-line border-s-danger bg-raised px-4 py-3"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      <ul className="mt-1 text-small text-muted">{children}</ul>
    </div>
  )
}
