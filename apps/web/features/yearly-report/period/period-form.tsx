'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {useLocale, useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {monthName} from '#/time/format-date.ts'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {financialYear, presentYear, yearLabel, type FinancialYear} from './financial-year.ts'

/** Years that may be chosen, besides that of the URL. */
const YEARS = 10

/** The year of the URL, or the present one. */
export function useFinancialYear(): FinancialYear {
  const [{year, begins}] = useQueryStates(adminSearchParams)
  return financialYear(year ?? presentYear(londonToday(), begins), begins)
}

export function PeriodForm() {
  const t = useTranslations('admin.year.period')
  const locale = useLocale()
  const {year, begins} = useFinancialYear()
  const [, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})
  const present = presentYear(londonToday(), begins)
  const years = Array.from({length: YEARS}, (_, n) => present - n)
  const offered = years.includes(year) ? years : [year, ...years]
  return (
    <form className="grid gap-4 sm:flex" onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={t('year')}
        className="sm:w-auto"
        value={year}
        onChange={(event) => void setSearchParams({year: Number(event.target.value)})}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {yearLabel(each, begins)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('begins')}
        className="sm:w-auto"
        value={begins}
        onChange={(event) => void setSearchParams({begins: Number(event.target.value), year: null})}
      >
        {Array.from({length: 12}, (_, n) => n + 1).map((month) => (
          <option key={month} value={month}>
            {monthName(`2026-${String(month).padStart(2, '0')}-15T12:00:00Z`, locale)}
          </option>
        ))}
      </SelectField>
    </form>
  )
}
