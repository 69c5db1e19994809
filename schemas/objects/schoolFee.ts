import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {feePeriods} from '../options/periods.ts'
import {pounds} from '../validation/formats.ts'

/** The fee for lessons: an amount or a range. */
export const schoolFee = defineType({
  name: 'schoolFee',
  title: 'Mokestis',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'amount',
      title: 'Suma (£)',
      description: 'Svarais, tik skaičius, pvz., 7.',
      type: 'number',
      validation: pounds,
    }),
    defineField({
      name: 'amountTo',
      title: 'Iki (£)',
      description: 'Nebūtina. Jei mokestis būna įvairus, pvz., 25–30, čia įrašykite 30.',
      type: 'number',
      validation: (rule) => [
        pounds(rule),
        rule.custom((to, {parent}) => {
          const {amount} = (parent ?? {}) as {amount?: number}
          return (
            to === undefined || (amount !== undefined && to > amount) || 'Turi būti daugiau už pirmąją sumą.'
          )
        }),
      ],
    }),
    defineField({
      name: 'per',
      title: 'Už ką',
      description: 'Už pamoką, mėnesį ar trimestrą.',
      type: 'string',
      options: {list: lithuanianOptions(feePeriods)},
      initialValue: 'lesson',
    }),
    defineField({
      name: 'note',
      title: 'Kaip mokama',
      description: 'Nebūtina. Pvz., „mokama iš anksto už trimestrą“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'freeTrial',
      title: 'Pirmoji pamoka nemokama',
      description: 'Įjunkite, jei pabandyti galima nemokamai.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
