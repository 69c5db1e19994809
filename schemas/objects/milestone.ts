import {defineField, defineType} from '../define.ts'
import {matchLanguages} from '../validation/bilingual.ts'

export const milestone = defineType({
  name: 'milestone',
  title: {lt: 'Metai', en: 'Year'},
  type: 'object',
  fields: [
    defineField({
      name: 'year',
      title: {lt: 'Metai', en: 'Year'},
      description: {lt: 'Keturi skaitmenys, pvz., 2022.', en: 'Four digits, such as 2022.'},
      type: 'number',
      validation: (rule) => [
        rule
          .required()
          .error({lt: 'Įrašykite metus keturiais skaitmenimis.', en: 'Enter the year in four digits.'}),
        rule
          .integer()
          .min(1900)
          .max(2100)
          .error({lt: 'Įrašykite metus keturiais skaitmenimis.', en: 'Enter the year in four digits.'}),
      ],
    }),
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
