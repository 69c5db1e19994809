import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {pageMetadata} from '#/seo/page-metadata.ts'

/** Metadata of the page that a link in an email opens: not indexed, and sent without a referrer, as its URL holds a token. */
export async function registrationLinkMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'registrations.manage'})
  const metadata = await pageMetadata({locale, path: '/registracija/atsaukti', title: t('title')})
  return {...metadata, robots: {index: false}, referrer: 'no-referrer'}
}
