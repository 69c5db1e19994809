import {useTranslations} from 'next-intl'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {Spoken} from '../texts/spoken.tsx'

/** Renders nothing if any part of the hours is missing. */
export function WeeklyHours({hours}: {hours: SiteSettings['openingHours']}) {
  const t = useTranslations('weekday')
  const spoken = useTranslations('spoken')
  if (!hours?.firstDay || !hours.lastDay || !hours.opens || !hours.closes) return null
  const {firstDay, lastDay, opens, closes} = hours
  const words = spoken('weekdays', {
    first: spoken('ofWeekday', {day: firstDay}),
    last: spoken('ofWeekday', {day: lastDay}),
    hours: spoken('hours', {from: opens, to: closes}),
  })
  return <Spoken words={words}>{t('range', {first: t(firstDay), last: t(lastDay), opens, closes})}</Spoken>
}
