import {defineField, defineType} from '@sanity/types'
import {upTo} from '../validation/lengths.ts'

/** The bank account for membership fees and donations. */
export const bankDetails = defineType({
  name: 'bankDetails',
  title: 'Banko sąskaita',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'accountName',
      title: 'Sąskaitos savininkas',
      description: 'Tiksliai taip, kaip užrašyta banke.',
      type: 'string',
      validation: (rule) => [rule.required().error('Įrašykite sąskaitos savininką.'), upTo('title')(rule)],
    }),
    defineField({
      name: 'bankName',
      title: 'Bankas',
      description: 'Nebūtina. Banko pavadinimas.',
      type: 'string',
      validation: upTo('title'),
    }),
    defineField({
      name: 'sortCode',
      title: 'Banko kodas (sort code)',
      description: 'Šeši skaitmenys su brūkšneliais, pvz., 00-00-00.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Įrašykite banko kodą.'),
        rule
          .regex(/^\d{2}-\d{2}-\d{2}$/)
          .error('Įrašykite šešis skaitmenis su brūkšneliais, pvz., 00-00-00.'),
      ],
    }),
    defineField({
      name: 'accountNumber',
      title: 'Sąskaitos numeris',
      description: 'Aštuoni skaitmenys be tarpų.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Įrašykite sąskaitos numerį.'),
        rule.regex(/^\d{8}$/).error('Įrašykite aštuonis skaitmenis be tarpų.'),
      ],
    }),
  ],
})
