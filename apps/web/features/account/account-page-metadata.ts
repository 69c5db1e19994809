import type {PagePath} from '@site/schemas/routes/route-table'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {emailLinkMetadata} from '#/seo/page-metadata.ts'

interface AccountPage {
  locale: Locale
  path: PagePath
  title: 'confirm.title' | 'profile.title' | 'reset.title'
}

/** Links in emails lead to these pages. */
export async function accountPageMetadata({locale, path, title}: AccountPage): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'account'})
  return emailLinkMetadata({locale, path, title: t(title)})
}
