import {inLondon} from '@site/schemas/london-time/in-words'
import {useCallback} from 'react'
import {useStudioLanguage} from '../languages/interface/studio-language.ts'

export function useLondonTime(dateStyle: 'medium' | 'long' = 'medium'): (instant: string) => string {
  const language = useStudioLanguage()
  return useCallback(
    (instant) => inLondon(instant, language, {dateStyle, timeStyle: 'short'}),
    [language, dateStyle],
  )
}
