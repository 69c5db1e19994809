import {timeZone} from '@site/schemas/london-instant'
import {useMemo} from 'react'
import {useCurrentLocale} from 'sanity'

/** In which language dates are written: the Studio's English is American, the community's is British. */
export const dateLanguage = (locale: string): string => (locale.startsWith('en') ? 'en-GB' : locale)

/** Formats ISO instants as London's clocks show them, in the language of the Studio. */
export function useLondonTime(dateStyle: 'medium' | 'long' = 'medium'): (instant: string) => string {
  const language = dateLanguage(useCurrentLocale().id)
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, {dateStyle, timeStyle: 'short', timeZone})
    return (instant) => format.format(new Date(instant))
  }, [language, dateStyle])
}
