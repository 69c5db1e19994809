import {actionLink, facts, paragraph, people, type Block} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {calendarFile, instantText, whenAndWhere} from './event-parts.ts'
import {translators} from './messages.ts'
import {nameText} from './text-values.ts'
import {replyAddress} from './email-headers.ts'

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

export const registrationEmail = (source: Registration): EmailParts => ({
  body: [...detailsOf(source), manageLink(source)],
})

export function registrationConfirmed(source: Source<'registration-confirmed'>): EmailParts {
  const {data, texts} = source
  const needsConsent = data.runners.some((runner) => runner.needsConsent)
  return {
    body: [...(needsConsent ? [paragraph(texts.consent)] : []), ...detailsOf(source), manageLink(source)],
    attachments: data.event.dateToBeConfirmed ? [] : calendarFile(source),
  }
}

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

/** When the event has changed, the calendar file updates the reader's entry or cancels it. */
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
  const {seats, offeredUntil, unconfirmedUntil, runners} = data
  const facing = facts([
    ...whenAndWhere({language, labels, data}),
    {label: labels.seats, value: runners.length > 0 ? '' : String(seats)},
    {label: labels.offeredUntil, value: instantText(offeredUntil, language)},
    {label: labels.unconfirmedUntil, value: instantText(unconfirmedUntil, language)},
  ])
  if (runners.length === 0) return [facing]
  const ageOf = (age: number) => translators[language]('phrases.age', {age})
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
