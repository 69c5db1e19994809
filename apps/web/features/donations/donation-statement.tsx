'use client'

import {dateInWords} from '@site/schemas/london-time/in-words'
import {londonToday} from '@site/schemas/london-time/instant'
import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useState} from 'react'
import {DonationList} from './own/donation-list.tsx'
import {LoadFailure} from './own/load-failure.tsx'
import {keptPence, type OwnDonations} from './own/own-donations.ts'
import {taxYear, taxYearOf, type TaxYear} from './own/tax-year.ts'
import {loadOwnDonations} from './own/own-queries.ts'
import {useOwnDonations} from './own/use-own-donations.ts'

interface DonationStatementProps {
  /** The name of the community. */
  community: string
  /** For whoever is logged out. */
  logIn: ReactNode
}

/** The page itself is what is printed. */
export function DonationStatement({community, logIn}: DonationStatementProps) {
  const t = useTranslations('donation.statement')
  const state = useOwnDonations(loadOwnDonations)
  if (state.status === 'loading') return <output className="block min-h-40 text-muted">{t('loading')}</output>
  if (state.status === 'failed') {
    return state.error === 'loggedOut' || state.error === 'forbidden' ? (
      logIn
    ) : (
      <LoadFailure error={state.error} onRetry={state.retry} />
    )
  }
  if (!state.own) return logIn
  if (state.own.donations.length === 0) return <p>{t('none')}</p>
  return <Statement own={state.own} community={community} />
}

function Statement({own, community}: {own: OwnDonations; community: string}) {
  const t = useTranslations('donation.statement')
  const locale = useLocale()
  const years = [...new Set(own.donations.map(({paidAt}) => taxYearOf(paidAt).year))]
  const [chosen, setChosen] = useState(years[0] ?? 0)
  const year = taxYear(chosen)
  const donations = own.donations.filter(({paidAt}) => taxYearOf(paidAt).year === chosen)
  const currencies = [...new Set(donations.map(({currency}) => currency))]
  const totalOf = (currency: string) =>
    donations.filter((each) => each.currency === currency).reduce((sum, each) => sum + keptPence(each), 0)
  return (
    <div className="grid max-w-2xl gap-6">
      <YearSelect years={years} value={chosen} onChange={setChosen} />
      <div>
        <p className="font-serif text-h3 font-semibold">
          {[own.firstName, own.lastName].filter(Boolean).join(' ')}
        </p>
        <p className="mt-1">
          {t('period', {
            first: dateInWords(year.first, locale),
            last: dateInWords(year.last, locale),
            community,
          })}
        </p>
      </div>
      <DonationList donations={donations} />
      <p className="text-end text-lead">
        {t('total')}{' '}
        <strong className="tabular-nums">
          {currencies.map((currency) => formatMoney(locale, totalOf(currency), currency)).join(', ')}
        </strong>
      </p>
      <p className="text-muted">{t('noGiftAid')}</p>
      <p className="text-small text-muted">{t('made', {today: dateInWords(londonToday(), locale)})}</p>
      <p className="text-muted print:hidden">{t('print')}</p>
    </div>
  )
}

interface YearSelectProps {
  years: number[]
  value: number
  onChange: (year: number) => void
}

function YearSelect({years, value, onChange}: YearSelectProps) {
  const t = useTranslations('donation.statement')
  const locale = useLocale()
  const label = ({first, last}: TaxYear) => `${dateInWords(first, locale)} – ${dateInWords(last, locale)}`
  return (
    <label className="grid gap-1.5 print:hidden">
      <span className="font-semibold">{t('year')}</span>
      <select
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-12 w-full rounded-soft border border-muted bg-raised px-3 py-2 text-ink"
      >
        {years.map((each) => (
          <option key={each} value={each}>
            {label(taxYear(each))}
          </option>
        ))}
      </select>
    </label>
  )
}
