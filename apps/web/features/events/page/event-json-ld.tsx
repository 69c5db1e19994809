import {londonDay, londonIso} from '@site/schemas/london-time/instant'
import {eventPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {getLocale, getTranslations} from 'next-intl/server'
import type {Event as EventThing, FAQPage, Offer} from 'schema-dts'
import {env} from '#/environment/env.ts'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {contactJsonLd} from '#/seo/contact-json-ld.ts'
import {imageUrl} from '#/seo/image-url.ts'
import {PageJsonLd} from '#/seo/page-json-ld.tsx'
import {admissionOf, unavailability} from '../admission/admission.ts'
import {getNextEdition, type NextEdition} from '../afterwards/afterwards-queries.ts'
import type {Event} from '../events-queries.ts'
import {type EventMessages, placeJsonLd} from '../visit/place-json-ld.ts'

export async function EventJsonLd({event}: {event: Event}) {
  const {isPast, nextEdition} = event
  const [locale, t, next] = await Promise.all([
    getLocale(),
    getTranslations('event'),
    isPast && nextEdition ? getNextEdition(nextEdition) : undefined,
  ])
  return (
    <PageJsonLd
      crumbs={[
        {name: t('title'), path: '/renginiai'},
        {name: localizeText(event.title, locale), path: eventPath(event)},
      ]}
      about={(organization, language) => [
        {
          ...eventJsonLd(event, language, t, {'@id': organization['@id']}),
          ...(next && nextEditionJsonLd(next, language)),
        },
        ...questionsJsonLd(event, language),
      ]}
    />
  )
}

/** Offers are listed until the event is past. */
export function eventJsonLd(event: Event, locale: Locale, t: EventMessages, community: {'@id': string}) {
  const {start, end, access, performers} = event
  const url = localizedUrl(env.SITE_URL, locale, eventPath(event))
  const location = placeJsonLd(event, locale, t)
  const contactPoint = contactJsonLd(access?.contact, t('access.title'), locale)
  return {
    '@type': 'Event',
    name: localizeText(event.title, locale),
    description: localizeText(event.description, locale),
    url,
    inLanguage: 'lt',
    ...(start && {startDate: timeOf(event, start)}),
    ...(end && {endDate: timeOf(event, end)}),
    eventStatus: statuses[event.status ?? 'scheduled'],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: event.isFree === true,
    organizer: contactPoint.length > 0 ? {'@type': 'NGO', ...community, contactPoint} : community,
    image: [event.hero, event.image].flatMap((image) => imageUrl(image, {width: 1200}) ?? []),
    ...(location && {location}),
    performer: (performers ?? []).flatMap(({name}) =>
      name ? [{'@type': 'PerformingGroup' as const, name}] : [],
    ),
    ...(event.capacity && {maximumAttendeeCapacity: event.capacity}),
    offers: event.isPast ? [] : offers(event, url, locale),
  } satisfies EventThing
}

export function nextEditionJsonLd(next: NextEdition, locale: Locale) {
  return {
    superEvent: {
      '@type': 'EventSeries' as const,
      subEvent: {
        '@type': 'Event' as const,
        name: localizeText(next.title, locale),
        url: localizedUrl(env.SITE_URL, locale, eventPath(next)),
        ...(next.start && {startDate: timeOf(next, next.start)}),
        ...(next.end && {endDate: timeOf(next, next.end)}),
      },
    },
  } satisfies Pick<Exclude<EventThing, string>, 'superEvent'>
}

/** Returns only the day while the date is to be confirmed. */
const timeOf = ({dateToBeConfirmed}: Pick<Event, 'dateToBeConfirmed'>, instant: string) =>
  dateToBeConfirmed ? londonDay(new Date(instant)) : londonIso(new Date(instant))

/** Only questions with an answer count, in the language of the page or the other one. */
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

/** A free event has a single offer of £0. */
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

/** schema.org has no value for an event with nothing to buy or to book. */
function availabilityOf(event: Event) {
  const because = unavailability(event)?.because
  if (because === 'soldOut') return 'https://schema.org/SoldOut'
  return because || !admissionOf(event)?.button ? undefined : 'https://schema.org/InStock'
}
