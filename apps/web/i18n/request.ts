import {timeZone} from '@site/schemas/london-time/instant'
import {hasLocale} from 'next-intl'
import {getRequestConfig} from 'next-intl/server'
import en from '../messages/en.json'
import lt from '../messages/lt.json'
import {routing} from './routing.ts'

// The English messages have the keys and arguments of the Lithuanian ones (messages.test.ts), but not their literal
// types.
const messages = {lt, en: en as typeof lt}

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof routing.locales)[number]
    Messages: typeof lt
  }
}

export default getRequestConfig(async ({requestLocale}) => {
  const requested = await requestLocale
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return {locale, messages: messages[locale], timeZone}
})
