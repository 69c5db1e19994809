import {defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages} from '../validation/bilingual.ts'
import {pounds} from '../validation/formats.ts'

/** The ticket price for one audience. */
export const price = defineType({
  name: 'price',
  title: 'Kaina',
  type: 'object',
  fields: [
    defineField({
      name: 'audience',
      title: 'Kam',
      description: 'Pvz., „Suaugusiesiems“, „Nariams“, „Vaikams“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'amount',
      title: 'Suma (£)',
      description: 'Svarais, tik skaičius, pvz., 20. Nulis – nemokamai.',
      type: 'number',
      validation: (rule) => [rule.required().error('Įrašykite sumą svarais.'), pounds(rule)],
    }),
    defineField({
      name: 'note',
      title: 'Pastaba',
      description: 'Nebūtina. Pvz., „vaikams iki 12 metų“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
  ],
  preview: {
    select: {title: 'audience.lt', amount: 'amount'},
    prepare: ({title, amount}) => ({title, subtitle: amount === undefined ? undefined : `£${amount}`}),
  },
})
