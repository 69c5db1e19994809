import type {Locale, useTranslations} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {eventDate} from '#/time/format-date.ts'
import type {EventInBrief} from '#/features/registrations/event-in-brief.ts'
import type {Event} from '../events-queries.ts'
import {priceInBrief, priceRange} from './price-in-brief.ts'

export function eventInBrief(
  event: Event,
  locale: Locale,
  t: ReturnType<typeof useTranslations<'event'>>,
): EventInBrief {
  const {start, end, dateToBeConfirmed, status, place} = event
  const isOn = status !== 'cancelled'
  const range = priceRange(event)
  return {
    when: isOn ? whenOf() : t('cancelled'),
    where: [localizeText(place?.name, locale), place?.address].filter(Boolean).join(', '),
    price: isOn ? (priceInBrief(event, locale, t('free')) ?? t('priceToBeConfirmed')) : '',
    isDateToBeConfirmed: dateToBeConfirmed ?? false,
    isLimited: event.capacity !== null,
    costs: range !== undefined && range !== 'free' && (range.to ?? range.from) > 0,
  }

  function whenOf(): string {
    if (dateToBeConfirmed) return t('toBeConfirmed')
    return start ? eventDate(start, end, locale).line : ''
  }
}
