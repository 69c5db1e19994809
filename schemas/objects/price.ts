import {defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages} from '../validation/bilingual.ts'
import {formatPounds} from '../money/format-money.ts'
import {inPounds, pounds} from '../validation/money.ts'

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
      description: 'Svarais, pvz., 20 arba 7,50. Nulis – nemokamai.',
      type: 'number',
      options: inPounds,
      validation: (rule) => [
        rule.required().error('Įrašykite sumą svarais.'),
        ...pounds({usual: 100, most: 2000})(rule),
      ],
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
    prepare: ({title, amount}) => ({
      title,
      subtitle: amount === undefined ? undefined : formatPounds('en', amount),
    }),
  },
})
