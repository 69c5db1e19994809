import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'

/** One year of a recurring event: attendance and a short text. */
export const milestone = defineType({
  name: 'milestone',
  title: 'Metai',
  type: 'object',
  fields: [
    defineField({
      name: 'year',
      title: 'Metai',
      description: 'Keturi skaitmenys, pvz., 2022.',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Įrašykite metus keturiais skaitmenimis.'),
        rule.integer().min(1900).max(2100).error('Įrašykite metus keturiais skaitmenimis.'),
      ],
    }),
    defineField({
      name: 'stat',
      title: 'Skaičius',
      description: 'Nebūtina. Pvz., „daugiau kaip 70 dalyvių“.',
      type: 'stat',
    }),
    defineField({
      name: 'text',
      title: 'Tekstas',
      description: 'Nebūtina. Vienas ar keli sakiniai.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {
    select: {year: 'year', subtitle: 'text.lt'},
    prepare: ({year, subtitle}) => ({title: String(year ?? ''), subtitle}),
  },
})
