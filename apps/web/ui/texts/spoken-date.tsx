import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {isOneDay} from '@site/schemas/london-time/event-in-words'
import {type DateParts, dateParts} from '#/time/format-date.ts'
import {Spoken} from './spoken.tsx'

interface SpokenDateProps {
  start: string
  end: string | null
  /** The time and the weekday are left out. */
  dayOnly?: boolean
  children: ReactNode
}

/** Screen readers get no abbreviations and dashes: „2025 metų gruodžio 13 diena, šeštadienis, nuo 17:00 iki 22:00“. */
export function SpokenDate({start, end, dayOnly = false, children}: SpokenDateProps) {
  const locale = useLocale()
  const t = useTranslations('spoken')
  const weekday = useTranslations('weekday')
  return <Spoken words={words()}>{children}</Spoken>

  function words() {
    const from = dateParts(start, locale)
    const to = end ? dateParts(end, locale) : from
    if (end && !isOneDay(new Date(start), new Date(end))) return t('days', {from: ofDay(from), to: ofDay(to)})
    if (dayOnly) return t('date', from.date)
    const time = end ? t('hours', {from: from.time, to: to.time}) : from.time
    return t('dateAndTime', {date: t('date', from.date), weekday: weekday(from.weekday), time})
  }

  /** „Nuo“ and „iki“ need this case. */
  function ofDay({date, weekday: day, time}: DateParts) {
    const ofDate = t('ofDate', date)
    return dayOnly ? ofDate : t('dateAndTime', {date: ofDate, weekday: t('ofWeekday', {day}), time})
  }
}
