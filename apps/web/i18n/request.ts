import {hasLocale} from 'next-intl'
import {getRequestConfig} from 'next-intl/server'
import {en} from '../messages/en.ts'
import {lt} from '../messages/lt.ts'
import {routing} from './routing.ts'

const messages = {lt, en}

export default getRequestConfig(async ({requestLocale}) => {
  const requested = await requestLocale
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale
  return {locale, messages: messages[locale], timeZone: 'Europe/London'}
})
