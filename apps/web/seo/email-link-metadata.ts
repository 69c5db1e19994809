import type {PagePath} from '@site/schemas/routes/route-table'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {pageMetadata} from './page-metadata.ts'

/** The page is not indexed and sends no referrer, since its URL holds a token. */
export async function emailLinkMetadata(options: {
  locale: Locale
  path: PagePath
  title: string
}): Promise<Metadata> {
  return {...(await pageMetadata(options)), robots: {index: false}, referrer: 'no-referrer'}
}
