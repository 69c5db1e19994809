import {hasLocale} from 'next-intl'
import {getRequestConfig} from 'next-intl/server'
import en from '../messages/en.json' with {type: 'json'}
import lt from '../messages/lt.json' with {type: 'json'}
import {routing} from './routing.ts'

const messages = {lt, en}

export default getRequestConfig(async ({requestLocale}) => {
  const requested = await requestLocale
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return {locale, messages: messages[locale], timeZone: 'Europe/London'}
})
