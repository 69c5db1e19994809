import {formatICalendar} from '@site/schemas/calendar/icalendar'
import {actionLink, facts, paragraph, people, type Block} from './blocks.ts'
import {fillTexts} from './fill-texts.ts'
import type {Attachment, EmailParts, Source} from './email-parts.ts'
import {nameText} from './name-text.ts'
import {replyAddress} from './reply-address.ts'

type Registration = Source<
  | 'registration-requested'
  | 'registration-confirmed'
  | 'registration-waiting'
  | 'registration-unconfirmed'
  | 'place-offered'
  | 'offer-lapsed'
  | 'registration-declined'
  | 'registration-cancelled'
  | 'registration-changed'
>

/** An email about a registration that stands, or may again. */
export const registrationEmail = (source: Registration): EmailParts => ({
  body: [...detailsOf(source), manageLink(source)],
})

/** The same with a calendar file, once the date is certain, and a request for consents that are missing. */
export function registrationConfirmed(source: Source<'registration-confirmed'>): EmailParts {
  const {data, texts} = source
  const needsConsent = data.runners.some((runner) => runner.needsConsent)
  return {
    body: [...(needsConsent ? [paragraph(texts.consent)] : []), ...detailsOf(source), manageLink(source)],
    attachments: data.event.dateToBeConfirmed ? [] : calendarFile(source),
  }
}

/** What the organisers get of a new registration. */
export const registrationNotice = (source: Source<'registration-notice'>): EmailParts => ({
  body: [
    facts([
      {label: source.labels.status, value: source.labels.statuses[source.data.status]},
      {label: source.labels.email, value: source.data.email},
    ]),
    ...detailsOf(source),
  ],
  replyTo: replyAddress(source.data.email),
})

/**
 * What organisers write to everybody who is registered. When the event has changed, with its calendar file as it is now:
 * that of a cancelled one cancels the entry.
 */
export function eventMessage(source: Source<'event-message'>): EmailParts {
  const {data, texts} = source
  return {
    body: [
      paragraph(data.text),
      ...(data.withCalendar ? [paragraph(texts.calendar)] : []),
      manageLink(source),
    ],
    attachments: data.withCalendar ? calendarFile(source) : [],
  }
}

type WithDetails = Pick<Registration, 'language' | 'labels'> & {data: Omit<Registration['data'], 'token'>}

function detailsOf({language, labels, data}: WithDetails): Block[] {
  const {event, seats, offeredUntil, unconfirmedUntil, runners} = data
  const facing = facts([
    {
      label: labels.when,
      value: event.dateToBeConfirmed ? labels.toBeConfirmed : instantText(event.start, language),
    },
    {label: labels.where, value: placeText(event, language)},
    {label: labels.seats, value: runners.length > 0 ? '' : String(seats)},
    {label: labels.offeredUntil, value: instantText(offeredUntil, language)},
    {label: labels.unconfirmedUntil, value: instantText(unconfirmedUntil, language)},
  ])
  if (runners.length === 0) return [facing]
  const ageOf = (age: number) => fillTexts(labels.age, {age}, language)
  const list = runners.map(({firstName, lastName, age, needsConsent}) => ({
    name: nameText(`${firstName} ${lastName}`),
    details: [...(age == null ? [] : [ageOf(age)]), ...(needsConsent ? [labels.needsConsent] : [])],
  }))
  return [facing, people(list)]
}

const manageLink = ({siteUrl, frame, texts, data}: Registration | Source<'event-message'>): Block =>
  actionLink({
    href: `${siteUrl}/registracija/atsaukti?token=${data.token}`,
    label: texts.button,
    hint: frame.linkHint,
  })

function placeText({place}: Registration['data']['event'], language: 'lt' | 'en'): string {
  return [place?.name?.[language] ?? place?.name?.lt, place?.address].filter(Boolean).join(', ')
}

/** Like the file that the event's page offers, so that a calendar app knows both for the same entry. None without a date. */
function calendarFile({
  siteUrl,
  language,
  frame,
  labels,
  data: {event, eventTitle},
}: Source<'registration-confirmed'> | Source<'event-message'>): Attachment[] {
  if (!event.start) return []
  const url = siteUrl + (event.path ?? '')
  const titled = (text: string) => (title: string) => fillTexts(text, {title}, language)
  const content = formatICalendar({
    events: [
      {
        ...event,
        title: eventTitle,
        location: placeText(event, language),
        description: url,
        url,
        start: event.start,
        end: event.end ?? null,
      },
    ],
    language,
    name: fillTexts(labels.calendar.name, {community: frame.community}, language),
    siteUrl,
    texts: {
      cancelled: titled(labels.calendar.cancelled),
      toBeConfirmed: titled(labels.calendar.toBeConfirmed),
    },
  })
  return [
    {filename: `${event.key}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content},
  ]
}

function instantText(instant: string | null | undefined, language: 'lt' | 'en'): string {
  if (!instant) return ''
  const locale = language === 'en' ? 'en-GB' : 'lt'
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(instant))
}
