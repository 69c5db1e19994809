import {defineField, defineType} from '../../define.ts'
import {atMostDearestPrice} from '../../validation/event-contradictions.ts'
import {inPounds, pounds} from '../../validation/money.ts'

export const memberDiscount = defineType({
  name: 'memberDiscount',
  title: {lt: 'Nuolaida nariams', en: 'Discount for members'},
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'amount',
      title: {lt: 'Nuolaida (£)', en: 'Discount (£)'},
      description: {
        lt: 'Kiek svarų narys sutaupo pirkdamas vieną bilietą, pvz., 5. Tuščia – nuolaidos nėra.',
        en: 'How many pounds a member saves on one ticket, such as 5. If empty, there is no discount.',
      },
      type: 'number',
      options: inPounds,
      validation: (rule) => [...pounds({usual: 30, most: 500})(rule), atMostDearestPrice(rule)],
    }),
    defineField({
      name: 'validDays',
      title: {lt: 'Kodas galioja (dienų)', en: 'Code valid for (days)'},
      description: {
        lt: 'Kiek dienų nuo gavimo galima panaudoti nuolaidos kodą. Kodai dalijami, kai prie bilietų įjungta „Priima narių nuolaidos kodus“.',
        en: 'How many days the discount code can be used after a member gets it. Codes are given out if ‘Takes members’ discount codes’ is switched on under ‘Tickets’.',
      },
      type: 'number',
      initialValue: 30,
      validation: (rule) =>
        rule
          .integer()
          .min(1)
          .max(365)
          .error({lt: 'Įrašykite dienų skaičių, pvz., 30.', en: 'Enter the number of days, such as 30.'}),
    }),
  ],
})
