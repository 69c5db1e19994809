import {eventPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import type {Event} from './events-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

/** What search engines show of an event, under its one address, whichever of its aliases was opened. */
export function eventMetadata(event: Event, locale: Locale): Metadata {
  return pageMetadata({...event, locale, path: eventPath(event)})
}
