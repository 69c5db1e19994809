import {eventPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {eventDate} from '#/time/format-date.ts'
import {priceInBrief} from '../admission/price-in-brief.ts'
import type {EventCard} from '../events-queries.ts'

interface MessageOptions {
  locale: Locale
  siteUrl: string
  words: Record<'cancelled' | 'toBeConfirmed' | 'free' | 'price', string>
}

export function eventMessage(event: EventCard, {locale, siteUrl, words}: MessageOptions): string {
  const {start, end, dateToBeConfirmed, place, status} = event
  const price = priceInBrief(event, locale, words.free)
  return [
    localizeText(event.title, locale),
    status === 'cancelled' ? words.cancelled : undefined,
    dateToBeConfirmed ? words.toBeConfirmed : eventDate(start, end, locale).line,
    [localizeText(place?.name, locale), place?.address].filter(Boolean).join(', '),
    price && price !== words.free ? `${words.price}: ${price}` : price,
    localizedUrl(siteUrl, locale, eventPath(event)),
  ]
    .filter(Boolean)
    .join('\n')
}
