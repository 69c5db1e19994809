import {languages} from '@site/schemas/languages'
import {defineRouting} from 'next-intl/routing'

/** The path alone decides the language: /en is English, no prefix is Lithuanian. No cookie or header counts. */
export const routing = defineRouting({
  locales: languages.map(({id}) => id),
  defaultLocale: 'lt',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
