import type {BreadcrumbList} from 'schema-dts'
import type {Locale} from 'next-intl'
import {absoluteUrl} from '#/i18n/absolute-url.ts'

export interface Crumb {
  name: string
  /** Address without language. */
  path: string
}

/** Where a page is in the site, from the front page on. */
export function breadcrumbsJsonLd(crumbs: Crumb[], locale: Locale) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, path}, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absoluteUrl(locale, path),
    })),
  } satisfies BreadcrumbList
}
