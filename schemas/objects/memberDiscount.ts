import {defineField, defineType} from '@sanity/types'
import {atMostDearestPrice} from '../validation/event-contradictions.ts'
import {inPounds, pounds} from '../validation/money.ts'

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
      options: inPounds,
      validation: (rule) => [...pounds({usual: 30, most: 500})(rule), atMostDearestPrice(rule)],
    }),
    defineField({
      name: 'validDays',
      title: 'Kodas galioja (dienų)',
      description:
        'Kiek dienų nuo gavimo galima panaudoti nuolaidos kodą. Kodai dalijami, kai prie bilietų įjungta „Priima narių nuolaidos kodus“.',
      type: 'number',
      initialValue: 30,
      validation: (rule) => rule.integer().min(1).max(365).error('Įrašykite dienų skaičių, pvz., 30.'),
    }),
  ],
})
