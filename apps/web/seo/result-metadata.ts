import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import type {Page} from '#/routes/pages.ts'
import {pageMetadata} from './page-metadata.ts'

type Result =
  'ticket.success' | 'ticket.cancelled' | 'donation.success' | 'donation.cancelled' | 'membershipSuccess'

/** The title of a page that one only reaches from a payment; nothing for search engines. */
export async function resultMetadata(namespace: Result, path: Page, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace})
  return {...pageMetadata({locale, path, title: t('title')}), robots: {index: false}}
}
