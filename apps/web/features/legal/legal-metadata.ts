import type {Metadata} from 'next'
import type {Locale} from 'next-intl'
import {getTranslations} from 'next-intl/server'
import {getLegalPage} from './legal-queries.ts'
import {pageMetadata} from '#/seo/page-metadata.ts'

/** What search engines show of a legal page. */
export async function legalMetadata(id: 'terms' | 'privacy', locale: Locale): Promise<Metadata> {
  const [page, t] = await Promise.all([getLegalPage(id), getTranslations({locale, namespace: 'legal'})])
  return pageMetadata({
    locale,
    path: `/${id}`,
    title: page?.title ?? t(id),
    description: page?.intro,
    seo: page?.seo,
  })
}
