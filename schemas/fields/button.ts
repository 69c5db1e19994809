import {defineField} from '../define.ts'
import type {BilingualText} from '../languages.ts'
import {requireLabel} from '../validation/bilingual.ts'
import {readableInstant} from '../validation/dates.ts'
import {londonDatetime} from './london-datetime.ts'

export const buttonLabel = (description: BilingualText) =>
  defineField({
    name: 'label',
    title: {lt: 'Mygtuko tekstas', en: 'Button text'},
    description,
    type: 'localizedString',
    validation: requireLabel,
  })

export const shownUntil = defineField({
  name: 'shownUntil',
  title: {lt: 'Rodyti iki', en: 'Show until'},
  description: {
    lt: 'Nebūtina. Velso laiku. Po šios valandos mygtukas pats dings iš puslapio; tuščia – lieka. Kai dings visi naujienos mygtukai, ji nebebus žymima „Nepraleiskite“.',
    en: 'Optional. UK time. After this time the button disappears from the page by itself. If empty, it stays. Once all buttons of a news item are gone, it no longer says ‘Don’t miss’.',
  },
  type: 'datetime',
  options: londonDatetime,
  validation: (rule) => readableInstant(rule),
})
