import type {Language} from '@site/schemas/languages'
import {inLondon} from '@site/schemas/london-time/in-words'
import {useCallback} from 'react'
import {useCurrentLocale} from 'sanity'

/** The Studio's English is American, but the community's dates are British. */
export const dateLanguage = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'lt')

export function useLondonTime(dateStyle: 'medium' | 'long' = 'medium'): (instant: string) => string {
  const language = dateLanguage(useCurrentLocale().id)
  return useCallback(
    (instant) => inLondon(instant, language, {dateStyle, timeStyle: 'short'}),
    [language, dateStyle],
  )
}
