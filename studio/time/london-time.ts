import type {Language} from '@site/schemas/languages'
import {inLondon} from '@site/schemas/london-time/in-words'
import {useCallback} from 'react'
import {useCurrentLocale} from 'sanity'

/** In which language dates are written: the Studio's English is American, the community's is British. */
export const dateLanguage = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'lt')

/** Formats ISO instants as London's clocks show them, in the language of the Studio. */
export function useLondonTime(dateStyle: 'medium' | 'long' = 'medium'): (instant: string) => string {
  const language = dateLanguage(useCurrentLocale().id)
  return useCallback(
    (instant) => inLondon(instant, language, {dateStyle, timeStyle: 'short'}),
    [language, dateStyle],
  )
}
