import type {Language} from '@site/schemas/languages'
import {eventInOneLine} from '@site/schemas/london-time/event-in-words'
import {documentPath} from '@site/schemas/routes/document-path'
import {albumSection, documentRoutes, pages} from '@site/schemas/routes/route-table'
import {isVisible, withoutControls} from '@site/schemas/texts/readable-text'
import type {SanityDocument} from 'sanity'
import {postWords} from './post-words.ts'

/** What a post says, in one language, of a published document. */
export interface Announcement {
  title: string
  /** An event that is cancelled, has changed or is over. */
  status: string | undefined
  when: string | undefined
  where: string | undefined
  lead: string | undefined
  url: string
  /** For where links cannot be pressed. */
  addressInWords: string
}

interface Surroundings {
  siteUrl: string
  now: Date
}

export type EventState = 'upcoming' | 'changed' | 'cancelled' | 'over'

/** The path of its own public page. */
export function pathToTell(document: SanityDocument): string | undefined {
  return document._type in documentRoutes || document._type === 'photoAlbum'
    ? documentPath(document)
    : undefined
}

export function stateOf(document: SanityDocument, now: Date): EventState {
  if (document.status === 'cancelled') return 'cancelled'
  const end = Date.parse(String(document.end ?? document.start ?? ''))
  if (document._type === 'event' && document.dateToBeConfirmed !== true && end < now.getTime()) return 'over'
  return document.status === 'changed' ? 'changed' : 'upcoming'
}

/** Returns undefined if it has no title in that language, or no page. */
export function announcementOf(
  document: SanityDocument,
  language: Language,
  {siteUrl, now}: Surroundings,
): Announcement | undefined {
  const path = pathToTell(document)
  const title = textOf(document.title, language) ?? textOf(document.name, language)
  if (!path || !title) return undefined
  const url = new URL(language === 'lt' ? path : `/${language}${path}`, siteUrl)
  return {
    title,
    ...partsOf(document, language, now),
    url: url.href,
    addressInWords: addressInWords(document._type, path, {url, language}),
  }
}

/** Whoever reads of an event that is cancelled or over should not be invited to it. */
function partsOf(document: SanityDocument, language: Language, now: Date) {
  const words = postWords[language]
  const state = stateOf(document, now)
  const when = document._type === 'event' ? dateOf(document, language) : undefined
  const lead = textOf(document.description, language)
  const note = textOf(document.statusNote, language)
  const none = {status: undefined, when: undefined, where: undefined, lead: undefined}
  if (state === 'cancelled') return {...none, status: words.cancelled, when, lead: note}
  if (state === 'over') return {...none, status: when ? words.over(when) : undefined}
  const parts = {
    when,
    where: document._type === 'event' ? placeOf(document.place, language) : undefined,
    lead,
  }
  return state === 'changed'
    ? {...parts, status: [words.changed, note].filter(Boolean).join(' ')}
    : {...parts, status: undefined}
}

function dateOf({start, end, dateToBeConfirmed}: SanityDocument, language: Language): string | undefined {
  if (dateToBeConfirmed === true) return postWords[language].toBeConfirmed
  if (!isInstant(start)) return undefined
  return oneLine(eventInOneLine(start, isInstant(end) ? end : undefined, language))
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

function placeOf(place: unknown, language: Language): string | undefined {
  const {name, address} = (place ?? {}) as {name?: unknown; address?: unknown}
  const parts = [textOf(name, language), typeof address === 'string' ? oneLine(address) : undefined]
  return parts.filter(Boolean).join(', ') || undefined
}

/** The other language does not stand in: a post is read by those who know one of them. */
function textOf(bilingual: unknown, language: Language): string | undefined {
  const text = ((bilingual ?? {}) as Record<string, unknown>)[language]
  return (typeof text === 'string' && isVisible(text) && oneLine(text)) || undefined
}

const oneLine = (text: string): string =>
  withoutControls(text.replaceAll(/\s+/gu, ' ')).replaceAll(/\s+/gu, ' ').trim()

/** A path of one segment can be typed. A longer one is found in its section. */
function addressInWords(type: string, path: string, {url, language}: {url: URL; language: Language}): string {
  const words = postWords[language]
  if (path.lastIndexOf('/') === 0) return words.address(url.host + url.pathname)
  const sections: Record<string, string> = {photoAlbum: albumSection}
  const section = sections[type] ?? path
  const page = pages.find((each) => each.path !== '/' && section.startsWith(`${each.path}/`))
  const title = page && 'linkTitle' in page ? page.linkTitle[language] : undefined
  return title ? words.section(url.host, title) : words.address(url.host)
}
