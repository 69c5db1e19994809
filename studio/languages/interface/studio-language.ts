import type {Language} from '@site/schemas/languages'
import {useCurrentLocale} from 'sanity'

/** The Studio's English is American; the community's dates and sums are British. */
export const studioLanguage = (locale: string): Language => (locale.startsWith('en') ? 'en' : 'lt')

export const useStudioLanguage = (): Language => studioLanguage(useCurrentLocale().id)
