import {londonDay, londonIso} from '@site/schemas/london-instant'
import {eventPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {Event as EventThing, FAQPage, Offer} from 'schema-dts'
import {env} from '#/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {imageUrl} from '#/seo/image-url.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import {unavailability} from '../admission/admission.ts'
import type {Event} from '../events-queries.ts'
import {answersOf} from '../visit/access-answers.ts'

/** Structured data of an event's page. */
export async function EventJsonLd({event}: {event: Event}) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('event')])
  const amenities = answersOf(event.access).map(({question, answer}) => ({
    name: t(`access.question.${question}`),
    value: answer === 'partly' ? t('access.answer.partly') : answer === 'yes',
  }))
  return (
    <PageJsonLd
      crumbs={[
        {name: t('title'), path: '/renginiai'},
        {name: localizeText(event.title, locale), path: eventPath(event)},
      ]}
      about={(organization, language) => [
        eventJsonLd(event, language, {'@id': organization['@id']}, amenities),
        ...questionsJsonLd(event, language),
      ]}
    />
  )
}

interface Amenity {
  name: string
  value: boolean | string
}

/** The schema.org event: time, place with what it offers disabled visitors, status and offers. */
export function eventJsonLd(
  event: Event,
  locale: Locale,
  organizer: {'@id': string},
  amenities: Amenity[] = [],
) {
  const {start, end, dateToBeConfirmed, place, performers} = event
  const url = localizedUrl(env.SITE_URL, locale, eventPath(event))
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
    image: [event.hero, event.image].flatMap((image) => imageUrl(image, {width: 1200}) ?? []),
    ...((placeName || place?.address) && {
      location: {
        '@type': 'Place',
        name: placeName || place?.address || '',
        ...(place?.address && {address: place.address}),
        ...(place?.mapUrl && {hasMap: place.mapUrl}),
        ...(amenities.length > 0 && {
          amenityFeature: amenities.map((amenity) => ({
            '@type': 'LocationFeatureSpecification' as const,
            ...amenity,
          })),
        }),
      },
    }),
    performer: (performers ?? []).flatMap(({name}) =>
      name ? [{'@type': 'PerformingGroup' as const, name}] : [],
    ),
    ...(event.capacity && {maximumAttendeeCapacity: event.capacity}),
    offers: offers(event, url, locale),
  } satisfies EventThing
}

/** The schema.org FAQ page: the questions that the page shows with an answer, in its language or the other one. */
export function questionsJsonLd({questions}: Pick<Event, 'questions'>, locale: Locale): FAQPage[] {
  const answered = (questions ?? []).flatMap(({question, answer}) => {
    const [name, text] = [localizeText(question, locale), localizeText(answer, locale)]
    if (!name || !text) return []
    return {'@type': 'Question' as const, name, acceptedAnswer: {'@type': 'Answer' as const, text}}
  })
  return answered.length > 0 ? [{'@type': 'FAQPage', mainEntity: answered}] : []
}

// `changed` may mean just a new place, and EventRescheduled would need the previous date.
const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  changed: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
} as const

/** One offer per price; a single offer of £0 if the event is free. */
function offers(event: Event, url: string, locale: Locale): Offer[] {
  const {prices, isFree, ticketing} = event
  const availability = availabilityOf(event)
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

/** `undefined` while places are not given out, for which schema.org has no value. */
function availabilityOf(event: Event) {
  const availability = unavailability(event)?.because
  if (availability === 'notYet') return undefined
  return availability === 'soldOut' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock'
}
