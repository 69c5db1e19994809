import {eventPath} from '@site/schemas/routes/document-path'
import type {Event as EventJsonLd, Offer} from 'schema-dts'
import type {Locale} from 'next-intl'
import type {Event} from './events-queries.ts'
import imageLoader from '#/sanity/image-loader.ts'
import {croppedImage} from '#/sanity/image-url.ts'
import {localizeText} from '#/i18n/localize.ts'
import {londonDay, londonIso} from '#/time/london-instant.ts'
import {absoluteUrl} from '#/i18n/absolute-url.ts'

const pictureWidth = 1200

/** An event with when, where, for how much and whether it goes ahead. */
export function eventJsonLd(event: Event, locale: Locale, organizer: {'@id': string}) {
  const {start, end, dateToBeConfirmed, place, performers} = event
  const url = absoluteUrl(locale, eventPath(event))
  const pictures = [event.hero, event.image].flatMap((image) => (image && croppedImage(image)) ?? [])
  const time = (instant: string) =>
    dateToBeConfirmed ? londonDay(new Date(instant)) : londonIso(new Date(instant))
  const placeName = localizeText(place?.name, locale)
  return {
    '@type': 'Event',
    name: localizeText(event.title, locale),
    description: localizeText(event.description, locale),
    url,
    inLanguage: 'lt',
    startDate: time(start),
    ...(end && {endDate: time(end)}),
    eventStatus: statuses[event.status ?? 'scheduled'],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.isFree === true,
    organizer,
    image: pictures.map(({src}) => imageLoader({src, width: pictureWidth})),
    ...((placeName || place?.address) && {
      location: {
        '@type': 'Place',
        name: placeName || place?.address || '',
        ...(place?.address && {address: place.address}),
        ...(place?.mapUrl && {hasMap: place.mapUrl}),
      },
    }),
    performer: (performers ?? []).flatMap(({name}) =>
      name ? [{'@type': 'PerformingGroup' as const, name}] : [],
    ),
    ...(event.capacity && {maximumAttendeeCapacity: event.capacity}),
    offers: offers(event, url, locale),
  } satisfies EventJsonLd
}

// What changed may be the place alone; „rescheduled“ would have to name the day that it was on before.
const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  changed: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const

/** One for each price; a free event has one of £0. */
function offers({prices, isFree, ticketing}: Event, url: string, locale: Locale): Offer[] {
  const availability = availabilityOf(ticketing)
  const offer = (amount: number, name?: string): Offer => ({
    '@type': 'Offer',
    price: amount,
    priceCurrency: 'GBP',
    url: ticketing?.url ?? url,
    ...(availability && {availability}),
    ...(name && {name}),
  })
  if (prices && prices.length > 0) {
    return prices.flatMap(({amount, audience}) =>
      amount === undefined ? [] : offer(amount, localizeText(audience, locale)),
    )
  }
  return isFree ? [offer(0)] : []
}

/** Nothing while tickets are not there yet: there is no word for that. */
function availabilityOf(ticketing: Event['ticketing']) {
  if (ticketing?.kind === 'disabled') return undefined
  return ticketing?.kind === 'soldOut' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock'
}
