import {defineField} from '@sanity/types'
import {londonDatetime} from './london-datetime.ts'
import {readableInstant} from '../validation/dates.ts'

/** When a button disappears from its page by itself. */
export const shownUntil = defineField({
  name: 'shownUntil',
  title: 'Rodyti iki',
  description:
    'Nebūtina. Velso laiku. Po šios valandos mygtukas pats dings iš puslapio; tuščia – lieka. Kai dings visi naujienos mygtukai, ji nebebus rodoma pirma.',
  type: 'datetime',
  options: londonDatetime,
  validation: (rule) => readableInstant(rule),
})
