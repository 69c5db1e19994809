import {defineField, defineType} from '../../define.ts'
import {matchLanguages, requireBothLanguages} from '../../validation/bilingual.ts'
import {poundsText} from '../../money/format-money.ts'
import {inPounds, pounds} from '../../validation/money.ts'

export const price = defineType({
  name: 'price',
  title: {lt: 'Kaina', en: 'Price'},
  type: 'object',
  fields: [
    defineField({
      name: 'audience',
      title: {lt: 'Kam', en: 'Who it is for'},
      description: {
        lt: 'Pvz., „Suaugusiesiems“, „Nariams“, „Vaikams“.',
        en: 'For example ‘Adults’, ‘Members’, ‘Children’.',
      },
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'amount',
      title: {lt: 'Suma (£)', en: 'Amount (£)'},
      description: {
        lt: 'Svarais, pvz., 20 arba 7,50. Nulis – nemokamai.',
        en: 'In pounds, such as 20 or 7.50. Zero means free.',
      },
      type: 'number',
      options: inPounds,
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite sumą svarais.', en: 'Enter an amount in pounds.'}),
        ...pounds({usual: 100, most: 2000})(rule),
      ],
    }),
    defineField({
      name: 'note',
      title: {lt: 'Pastaba', en: 'Note'},
      description: {
        lt: 'Nebūtina. Pvz., „vaikams iki 12 metų“.',
        en: 'Optional. For example ‘children up to 12’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
  ],
  preview: {
    select: {title: 'audience.lt', amount: 'amount'},
    prepare: ({title, amount}) => ({
      title,
      subtitle: amount === undefined ? undefined : poundsText(amount),
    }),
  },
})
