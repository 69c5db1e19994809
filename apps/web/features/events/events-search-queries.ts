import 'server-only'
import {eventEnd} from '@site/schemas/calendar/event-end'
import {eventAdmission} from '@site/schemas/event-admission'
import {eventKinds} from '@site/schemas/options/categories'
import {documentPath} from '@site/schemas/routes/document-path'
import {formatPounds} from '@site/schemas/money/format-money'
import {defineQuery} from 'next-sanity'
import {joinTexts, type Words, textInBothLanguages} from '#/i18n/both-languages.ts'
import {localizeText, optionTitle} from '#/i18n/localize.ts'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {isFreeEvent, plainBody} from '#/sanity/fragments.ts'
import type {SearchableEventsQueryResult} from '#/sanity/sanity.types.gen.ts'
import {type SearchSource, statTexts, titledTexts} from '#/sanity/search-source.ts'
import {eventDate, monthName} from '#/time/format-date.ts'
import {closingTime, validEvent} from '#/time/event-times.ts'
import {priceInBrief} from './admission/price-in-brief.ts'
import {answersOf} from './visit/access-answers.ts'

export const searchableEventsQuery = defineQuery(`*[_type == "event" && defined(eventKey)]{
  title, formerTitles, description, "body": ${plainBody}, place, kind, "isFree": ${isFreeEvent}, prices, memberDiscount,
  admission, ticketing, registration, performers, programme, activities, facts, expectations, history, hopes,
  status, statusNote, parking, gettingThere, access, questions, eventKey, path, start, end, dateToBeConfirmed
}`)

type SearchableEvent = SearchableEventsQueryResult[number]

export async function getSearchableEvents(): Promise<SearchSource[]> {
  const [events, inBothLanguages] = await Promise.all([
    fetchContent({query: searchableEventsQuery, tags: ['event']}),
    textInBothLanguages(),
  ])
  return events.map((event) => ({
    type: 'event',
    path: documentPath({...event, _type: 'event'}),
    title: event.title,
    texts: [
      event.description,
      inBothLanguages((words) => whenAndHowMuch(event, words)),
      event.place?.name,
      event.place?.address,
      event.body,
      event.statusNote,
      event.performers?.flatMap(({name, role, text}) => [name, role, text]),
      titledTexts(event.programme),
      titledTexts(event.activities),
      statTexts(event.facts),
      titledTexts(event.expectations),
      event.history?.flatMap(milestoneTexts),
      event.hopes && milestoneTexts(event.hopes),
      inBothLanguages((words) => parkingOf(event, words)),
      titledTexts(event.gettingThere),
      inBothLanguages((words) => accessOf(event, words)),
      event.questions?.flatMap(({question, answer}) => [question, answer]),
    ],
    alsoFoundBy: [
      ...(event.formerTitles ?? []),
      // Other pages mention months as well, but the event takes place then.
      ...Object.values(inBothLanguages(({locale}) => (event.start ? monthName(event.start, locale) : ''))),
    ],
    date: event.dateToBeConfirmed ? null : event.start,
    ...timesAndOffer(event, inBothLanguages),
    placeAndPrice: inBothLanguages((words) => placeAndPrice(event, words)),
  }))
}

/** What one can do with the buttons of the event's page: while it is on, or for as long as registration is open. */
function timesAndOffer(
  event: SearchableEvent,
  inBothLanguages: Awaited<ReturnType<typeof textInBothLanguages>>,
): Pick<SearchSource, 'overAt' | 'offer'> {
  const {start, end} = validEvent(event)
  const overAt = start === null ? undefined : eventEnd({start, end}).toISOString()
  const {ticketing, registration} = eventAdmission(event)
  if (event.status === 'cancelled') return {overAt}
  if (ticketing?.availability === 'onSale') {
    const words = inBothLanguages(({t}) =>
      joinTexts([t('event.buyTicket'), t('event.tickets'), t('event.price')]),
    )
    return {overAt, offer: {words, until: overAt}}
  }
  if (!registration || registration.open === false) return {overAt}
  const words = inBothLanguages(({t}) => joinTexts([t('event.register'), t('event.registration')]))
  return {overAt, offer: {words, until: closingTime(registration)?.toISOString()}}
}

const milestoneTexts = ({year, stat, text}: NonNullable<SearchableEvent['hopes']>) => [
  year?.toString(),
  ...statTexts(stat && [stat]),
  text,
]

const placeAndPrice = (event: SearchableEvent, {locale, t}: Words) =>
  joinTexts([
    localizeText(event.place?.name, locale),
    event.status !== 'cancelled' && priceInBrief(event, locale, t('event.free')),
  ])

function whenAndHowMuch(event: SearchableEvent, {locale, t}: Words): string {
  const {start, end, dateToBeConfirmed, kind, isFree, prices, memberDiscount} = event
  const {registration, ticketing} = eventAdmission(event)
  const amounts = prices?.map(
    ({audience, amount, note}) =>
      amount !== null &&
      [localizeText(audience, locale), formatPounds(locale, amount ?? 0), localizeText(note, locale)]
        .filter(Boolean)
        .join(' '),
  )
  return joinTexts([
    kind && optionTitle(eventKinds, kind, locale),
    dateToBeConfirmed ? t('event.toBeConfirmed') : start && eventDate(start, end, locale).line,
    isFree && `${t('event.price')}: ${t('event.free')}`,
    amounts?.length && `${t('event.price')}: ${joinTexts(amounts)}`,
    memberDiscount?.amount && t('event.discount', {amount: formatPounds(locale, memberDiscount.amount)}),
    ticketing && t('event.tickets'),
    registration && t('event.registration'),
  ])
}

function parkingOf({parking}: SearchableEvent, {locale, t}: Words): string {
  const text = localizeText(parking, locale)
  return text && `${t('event.parking')}: ${text}`
}

function accessOf({access}: SearchableEvent, {locale, t}: Words): string {
  const answers = answersOf(access).map(({question, answer, note}) =>
    [
      `${t(`event.access.question.${question}`)}: ${t(`event.access.answer.${answer}`)}`,
      localizeText(note, locale),
    ].join(' '),
  )
  const others = [localizeText(access?.notes, locale), access?.contact?.name, access?.contact?.email]
  const texts = joinTexts([...answers, ...others])
  return texts && `${t('event.access.title')} · ${texts}`
}
