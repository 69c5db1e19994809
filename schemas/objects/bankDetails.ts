import {defineField, defineType} from '../define.ts'
import {upTo} from '../validation/lengths.ts'

export const bankDetails = defineType({
  name: 'bankDetails',
  title: {lt: 'Banko sąskaita', en: 'Bank account'},
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'accountName',
      title: {lt: 'Sąskaitos savininkas', en: 'Account name'},
      description: {lt: 'Tiksliai taip, kaip užrašyta banke.', en: 'Exactly as the bank has it.'},
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite sąskaitos savininką.', en: 'Enter the account name.'}),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'bankName',
      title: {lt: 'Bankas', en: 'Bank'},
      description: {lt: 'Nebūtina. Banko pavadinimas.', en: 'Optional. The name of the bank.'},
      type: 'string',
      validation: upTo('title'),
    }),
    defineField({
      name: 'sortCode',
      title: {lt: 'Banko kodas (sort code)', en: 'Sort code'},
      description: {
        lt: 'Šeši skaitmenys su brūkšneliais, pvz., 00-00-00.',
        en: 'Six digits with hyphens, such as 00-00-00.',
      },
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite banko kodą.', en: 'Enter the sort code.'}),
        rule.regex(/^\d{2}-\d{2}-\d{2}$/).error({
          lt: 'Įrašykite šešis skaitmenis su brūkšneliais, pvz., 00-00-00.',
          en: 'Enter six digits with hyphens, such as 00-00-00.',
        }),
      ],
    }),
    defineField({
      name: 'accountNumber',
      title: {lt: 'Sąskaitos numeris', en: 'Account number'},
      description: {lt: 'Aštuoni skaitmenys be tarpų.', en: 'Eight digits without spaces.'},
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite sąskaitos numerį.', en: 'Enter the account number.'}),
        rule
          .regex(/^\d{8}$/)
          .error({lt: 'Įrašykite aštuonis skaitmenis be tarpų.', en: 'Enter eight digits without spaces.'}),
      ],
    }),
  ],
})
