import {defineField, defineType} from '@sanity/types'
import {pounds} from '../validation/formats.ts'

/** The discount for members, and for how long its code is valid. */
export const memberDiscount = defineType({
  name: 'memberDiscount',
  title: 'Nuolaida nariams',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'amount',
      title: 'Nuolaida (£)',
      description: 'Kiek svarų narys sutaupo pirkdamas vieną bilietą, pvz., 5. Tuščia – nuolaidos nėra.',
      type: 'number',
      validation: pounds,
    }),
    defineField({
      name: 'validDays',
      title: 'Kodas galioja (dienų)',
      description:
        'Kiek dienų nuo gavimo galima panaudoti nuolaidos kodą. Kodai dalijami, kai prie bilietų įjungta „Priima narių nuolaidos kodus“.',
      type: 'number',
      initialValue: 30,
      validation: (rule) => rule.integer().min(1).error('Įrašykite dienų skaičių, pvz., 30.'),
    }),
  ],
})
