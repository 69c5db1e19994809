import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {type DateParts, dateParts, isOneDay} from '#/time/format-date.ts'
import {Spoken} from './spoken.tsx'

interface SpokenDateProps {
  /** ISO instants. */
  start: string
  end: string | null
  /** Without the time, and the weekday. */
  dayOnly?: boolean
  /** The date as the eye sees it. */
  children: ReactNode
}

/** A date that screen readers get without abbreviations and dashes: „2025 metų gruodžio 13 diena, šeštadienis, nuo 17:00 iki 22:00“. */
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

  /** In the case that „nuo“ and „iki“ need. */
  function ofDay({date, weekday: day, time}: DateParts) {
    const ofDate = t('ofDate', date)
    return dayOnly ? ofDate : t('dateAndTime', {date: ofDate, weekday: t('ofWeekday', {day}), time})
  }
}
