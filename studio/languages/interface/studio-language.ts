import {type Language, languageOf} from '@site/schemas/languages'
import {useCurrentLocale} from 'sanity'

export const useStudioLanguage = (): Language => languageOf(useCurrentLocale().id)
