import {londonFormat} from '@site/schemas/london-time/in-words'
import {isEnglish} from '../../workspace/chosen-language.ts'

export const translate = (english: string, lithuanian: string) => (isEnglish() ? english : lithuanian)

export const dayInWords = (day: Date) =>
  new Intl.DateTimeFormat(isEnglish() ? 'en-GB' : 'lt', {dateStyle: 'full'}).format(day)

/** The time is that of Britain, wherever the browser is. */
export const timeInWords = (moment: Date) =>
  londonFormat(isEnglish() ? 'en' : 'lt', {dateStyle: 'long', timeStyle: 'short'}).format(moment)
