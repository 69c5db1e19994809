import {CalendarIcon} from '@sanity/icons/Calendar'
import {inOneYear} from '@site/schemas/london-time'
import {
  type DocumentActionComponent,
  type DuplicateDocumentActionComponent,
  type SanityDocumentLike,
  useTranslation,
} from 'sanity'
import {copyOf, without} from './copy-document.ts'
import {actionTexts} from './texts.ts'

declare module 'sanity' {
  interface DocumentActionKeys {
    copyForNextYear: never
  }
}

interface Event extends SanityDocumentLike {
  start?: string
  end?: string
  eventKey?: string
  path?: string
  registration?: {closesAt?: string; membersFirstUntil?: string; [field: string]: unknown}
  ticketing?: object
}

/**
 * The event a year later: on the same weekday, with the year in its key and path, and without what was true of this one
 * only (cancelled, sold out, the link to its tickets, the discount, photos and news).
 */
export function nextYearOf(event: Event): Event {
  const {start, end, eventKey, path, registration, ticketing} = event
  const year = (start && inOneYear(start))?.slice(0, 4)
  const nextPath = path && year && withYear(path, year)
  return {
    ...without(copyOf(event), ['statusNote', 'memberDiscount', 'nextEdition', 'album', 'news']),
    status: 'scheduled',
    ...later({start, end}),
    ...(eventKey && year && {eventKey: withYear(eventKey, year) ?? `${eventKey}-${year}`}),
    ...(nextPath && {path: nextPath}),
    ...(registration && {
      registration: {
        ...without(registration, ['url', 'reason']),
        ...later({closesAt: registration.closesAt, membersFirstUntil: registration.membersFirstUntil}),
      },
    }),
    ...(ticketing && {ticketing: without(ticketing, ['url', 'takesMemberCodes', 'availability', 'reason'])}),
  }
}

const later = (instants: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(instants).flatMap(([name, at]) => (at ? [[name, inOneYear(at)]] : [])))

/** `kaledos-2025` in another year; `undefined` if it does not end with one. */
function withYear(text: string, year: string): string | undefined {
  return /-20\d\d$/.test(text) ? text.replace(/\d{4}$/, year) : undefined
}

/** Copies an event for the next year. */
export function copyForNextYear(duplicate: DuplicateDocumentActionComponent): DocumentActionComponent {
  const copy: DocumentActionComponent = (props) => {
    const {t} = useTranslation(actionTexts.namespace)
    const action = duplicate({...props, mapDocument: nextYearOf})
    const title = action?.disabled ? action.title : t('next-year.title')
    return action && {...action, icon: CalendarIcon, label: t('next-year.label'), title}
  }
  return Object.assign(copy, {action: 'copyForNextYear' as const, displayName: 'CopyForNextYear'})
}
