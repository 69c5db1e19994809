import {defineRouting} from 'next-intl/routing'

/** Lithuanian without a prefix, English under /en; only the address decides. */
export const routing = defineRouting({
  locales: ['lt', 'en'],
  defaultLocale: 'lt',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
