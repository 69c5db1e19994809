import {isEnglish} from '../chosen-language.ts'

/** The text in the Studio's language: Lithuanian unless English is chosen. */
export const translate = (english: string, lithuanian: string) => (isEnglish() ? english : lithuanian)
