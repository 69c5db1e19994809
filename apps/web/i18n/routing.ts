import {languages} from '@site/schemas/languages'
import {defineRouting} from 'next-intl/routing'

/** The address alone decides the language: no prefix is Lithuanian, /en is English; no cookie, no header. */
export const routing = defineRouting({
  locales: languages.map(({id}) => id),
  defaultLocale: 'lt',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
