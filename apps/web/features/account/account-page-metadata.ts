import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {pageMetadata} from '#/seo/page-metadata.ts'

interface AccountPage {
  locale: Locale
  path: string
  title: 'confirm.title' | 'profile.title' | 'reset.title'
}

/** The pages are not indexed and send no referrer, as the URL may hold a token. */
export async function accountPageMetadata({locale, path, title}: AccountPage): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'account'})
  return {
    ...(await pageMetadata({locale, path, title: t(title)})),
    robots: {index: false},
    referrer: 'no-referrer',
  }
}
