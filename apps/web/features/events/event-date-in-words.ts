import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {eventDate} from '#/time/format-date.ts'
import type {EventDates} from '#/time/event-times.ts'
import type {Event} from './events-queries.ts'

export async function eventDateInWords(
  {start, end, status, dateToBeConfirmed}: EventDates & Pick<Event, 'status'>,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({locale, namespace: 'event'})
  if (status === 'cancelled') return t('cancelled')
  return dateToBeConfirmed ? t('toBeConfirmed') : eventDate(start, end, locale).full
}
