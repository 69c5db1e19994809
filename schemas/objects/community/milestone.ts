import {defineField, defineType} from '../../define.ts'
import {calendarYear} from '../../fields/calendar-year.ts'
import {matchLanguages} from '../../validation/bilingual.ts'

export const milestone = defineType({
  name: 'milestone',
  title: {lt: 'Metai', en: 'Year'},
  type: 'object',
  fields: [
    calendarYear(2022),
    defineField({
      name: 'stat',
      title: {lt: 'Skaičius', en: 'Number'},
      description: {
        lt: 'Nebūtina. Pvz., „daugiau kaip 70 dalyvių“.',
        en: 'Optional. For example ‘more than 70 participants’.',
      },
      type: 'stat',
    }),
    defineField({
      name: 'text',
      title: {lt: 'Tekstas', en: 'Text'},
      description: {lt: 'Nebūtina. Vienas ar keli sakiniai.', en: 'Optional. One or more sentences.'},
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {
    select: {year: 'year', subtitle: 'text.lt'},
    prepare: ({year, subtitle}) => ({title: String(year ?? ''), subtitle}),
  },
})
