import {eventPath} from '@site/schemas/routes/document-path'
import type {Locale} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import type {EventCard} from '../events-queries.ts'

interface EntryTexts {
  title: string
  /** Name and address; empty if neither is known. */
  location: string
  /** What has changed, what the event is, and the URL of its page. */
  description: string
  url: string
}

/** What an event's entry in a calendar says, in one language. */
export function entryTexts(event: EventCard, locale: Locale, siteUrl: string): EntryTexts {
  const url = localizedUrl(siteUrl, locale, eventPath(event))
  const place = [localizeText(event.place?.name, locale), event.place?.address]
  const description = [localizeText(event.statusNote, locale), localizeText(event.description, locale), url]
  return {
    title: localizeText(event.title, locale),
    location: place.filter(Boolean).join(', '),
    description: description.filter(Boolean).join('\n\n'),
    url,
  }
}
