import {londonFormat} from '@site/schemas/london-time/in-words'
import {isEnglish} from '../../languages/interface/chosen-language.ts'

/** The text in the Studio's language: Lithuanian unless English is chosen. */
export const translate = (english: string, lithuanian: string) => (isEnglish() ? english : lithuanian)

/** A day of the browser's calendar, in the Studio's language. */
export const dayInWords = (day: Date) =>
  new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'lt', {dateStyle: 'full'}).format(day)

/** A moment in Britain, in the Studio's language. */
export const timeInWords = (moment: Date) =>
  londonFormat(isEnglish() ? 'en' : 'lt', {dateStyle: 'long', timeStyle: 'short'}).format(moment)
