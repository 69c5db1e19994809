import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {pageMetadata} from '#/seo/page-metadata.ts'

interface AccountPage {
  locale: Locale
  path: string
  title: 'confirm.title' | 'profile.title' | 'reset.title'
}

/** Title of a page that belongs to somebody's account; nothing for search engines. */
export async function accountPageMetadata({locale, path, title}: AccountPage): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'account'})
  return {...pageMetadata({locale, path, title: t(title)}), robots: {index: false}, referrer: 'no-referrer'}
}
