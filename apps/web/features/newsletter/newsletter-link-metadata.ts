import type {PagePath} from '@site/schemas/routes/route-table'
import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {pageMetadata} from '#/seo/page-metadata.ts'
import type {LinkAction} from './newsletter-actions.ts'

const paths = {
  confirm: '/naujienlaiskis/patvirtinti',
  unsubscribe: '/naujienlaiskis/atsisakyti',
} as const satisfies Record<LinkAction, PagePath>

/** Metadata of the page that a link opens: not indexed, and sent without a referrer, as its URL holds a token. */
export async function newsletterLinkMetadata(action: LinkAction, locale: Locale): Promise<Metadata> {
  const t = await getTranslations({locale, namespace: 'newsletter'})
  const metadata = await pageMetadata({locale, path: paths[action], title: t(`${action}.title`)})
  return {...metadata, robots: {index: false}, referrer: 'no-referrer'}
}
