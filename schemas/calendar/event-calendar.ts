import type {Language} from '../languages.ts'
import {eventPath} from '../routes/document-path.ts'
import {type Bilingual, localizeText} from '../texts/localize.ts'
import {type CalendarEvent, formatICalendar} from './icalendar.ts'

/** Both a document of the site and what the database keeps of it are described so. */
export interface DescribedEvent extends Pick<
  CalendarEvent,
  'key' | 'start' | 'end' | 'dateToBeConfirmed' | 'isCancelled' | 'updatedAt'
> {
  title?: Bilingual<string>
  place?: {name?: Bilingual<string>; address?: string | null} | null
  description?: Bilingual<string>
  /** It says what has changed. */
  statusNote?: Bilingual<string>
  /** Without the prefix of the language. */
  path: string
}

export interface EventDocument extends Omit<
  DescribedEvent,
  'key' | 'path' | 'dateToBeConfirmed' | 'isCancelled' | 'updatedAt'
> {
  _updatedAt: string
  eventKey: string
  path: string | null
  dateToBeConfirmed: boolean | null
  status: string | null
}

interface EventCalendar {
  events: DescribedEvent[]
  language: Language
  community: string
  siteUrl: string
  refreshSeconds?: number
}

const words = {
  lt: {
    name: (community: string) => `${community}: renginiai`,
    cancelled: (title: string) => `Atšaukta: ${title}`,
    toBeConfirmed: (title: string) => `${title} (data tikslinama)`,
  },
  en: {
    name: (community: string) => `${community}: events`,
    cancelled: (title: string) => `Cancelled: ${title}`,
    toBeConfirmed: (title: string) => `${title} (date to be confirmed)`,
  },
} satisfies Record<Language, object>

/**
 * The files of the site and of its emails are made here, so that a calendar app recognizes the same entry: both follow the
 * document.
 */
export function eventCalendar({events, language, community, siteUrl, refreshSeconds}: EventCalendar): string {
  const texts = words[language]
  return formatICalendar({
    events: events.map((event) => calendarEvent(event, language, siteUrl)),
    language,
    name: texts.name(community),
    siteUrl,
    texts,
    ...(refreshSeconds && {refreshSeconds}),
  })
}

/** What the database keeps of an event is the same. */
export function describedEvent(event: EventDocument): DescribedEvent {
  const {eventKey: key, title, place, description, statusNote, start, end, dateToBeConfirmed} = event
  return {
    key,
    title,
    place,
    description,
    statusNote,
    start,
    end,
    path: eventPath(event),
    dateToBeConfirmed: dateToBeConfirmed ?? false,
    isCancelled: event.status === 'cancelled',
    updatedAt: event._updatedAt,
  }
}

/** The description says first what has changed. */
export function calendarEvent(
  {title, place, description, statusNote, path, ...event}: DescribedEvent,
  language: Language,
  siteUrl: string,
): CalendarEvent {
  const url = new URL(language === 'lt' ? path : `/${language}${path}`, siteUrl).href
  return {
    key: event.key,
    title: localizeText(title, language),
    location: inOneText([localizeText(place?.name, language), place?.address], ', '),
    description: inOneText(
      [localizeText(statusNote, language), localizeText(description, language), url],
      '\n\n',
    ),
    url,
    start: event.start,
    end: event.end,
    dateToBeConfirmed: event.dateToBeConfirmed,
    isCancelled: event.isCancelled,
    updatedAt: event.updatedAt,
  }
}

const inOneText = (parts: (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator)
