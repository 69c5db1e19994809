import {defineField, defineType} from '../../define.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {feePeriods} from '../../options/periods.ts'
import {inPounds, pounds} from '../../validation/money.ts'

export const schoolFee = defineType({
  name: 'schoolFee',
  title: {lt: 'Mokestis', en: 'Fee'},
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'amount',
      title: {lt: 'Suma (£)', en: 'Amount (£)'},
      description: {lt: 'Svarais, pvz., 7 arba 7,50.', en: 'In pounds, such as 7 or 7.50.'},
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 150, most: 5000}),
    }),
    defineField({
      name: 'amountTo',
      title: {lt: 'Iki (£)', en: 'To (£)'},
      description: {
        lt: 'Nebūtina. Jei mokestis būna įvairus, pvz., 25–30, čia įrašykite 30.',
        en: 'Optional. If the fee varies, such as 25–30, enter 30 here.',
      },
      type: 'number',
      options: inPounds,
      validation: (rule) => [
        ...pounds({usual: 150, most: 5000})(rule),
        rule.custom((to, {parent}) => {
          const {amount} = (parent ?? {}) as {amount?: number}
          return (
            to === undefined ||
            (amount !== undefined && to > amount) || {
              lt: 'Turi būti daugiau už pirmąją sumą.',
              en: 'This must be more than the first amount.',
            }
          )
        }),
      ],
    }),
    defineField({
      name: 'per',
      title: {lt: 'Už ką', en: 'What it pays for'},
      description: {lt: 'Už pamoką, mėnesį ar trimestrą.', en: 'For a lesson, a month or a term.'},
      type: 'string',
      options: {list: feePeriods},
      initialValue: 'lesson',
    }),
    defineField({
      name: 'lessonsPerTerm',
      title: {lt: 'Pamokų per trimestrą', en: 'Lessons a term'},
      description: {
        lt: 'Nebūtina. Kiek pamokų paprastai būna, pvz., 12. Pagal tai svetainė apskaičiuoja, kiek kainuoja pamoka ir trimestras, kad tėvai galėtų palyginti mokyklėles.',
        en: 'Optional. How many lessons there usually are, such as 12. From this the site works out what a lesson and a term cost, so that parents can compare the schools.',
      },
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1).max(60).error({
          lt: 'Įrašykite sveikąjį skaičių nuo 1, pvz., 12.',
          en: 'Enter a whole number from 1, such as 12.',
        }),
    }),
    defineField({
      name: 'monthsPerTerm',
      title: {lt: 'Mėnesių per trimestrą', en: 'Months a term'},
      description: {
        lt: 'Nebūtina. Už kiek mėnesių mokama per vieną trimestrą, pvz., 3. Reikia tai pačiai sąskaitai.',
        en: 'Optional. How many months are paid for in one term, such as 3. Needed for the same sum.',
      },
      type: 'number',
      hidden: ({parent, value}) => parent?.per !== 'month' && value === undefined,
      validation: (rule) =>
        rule.integer().min(1).max(6).error({
          lt: 'Įrašykite sveikąjį skaičių nuo 1 iki 6, pvz., 3.',
          en: 'Enter a whole number from 1 to 6, such as 3.',
        }),
    }),
    defineField({
      name: 'siblingAmount',
      title: {lt: 'Broliams ir seserims (£)', en: 'For brothers and sisters (£)'},
      description: {
        lt: 'Nebūtina. Kiek moka antras ir kiti tos pačios šeimos vaikai. Svarais.',
        en: 'Optional. What second and further children from the same family pay. In pounds.',
      },
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 150, most: 5000}),
    }),
    defineField({
      name: 'note',
      title: {lt: 'Kaip mokama', en: 'How to pay'},
      description: {
        lt: 'Nebūtina. Pvz., „mokama iš anksto už trimestrą“.',
        en: 'Optional. For example ‘paid in advance for the term’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'freeTrial',
      title: {lt: 'Pirmoji pamoka nemokama', en: 'First lesson is free'},
      description: {
        lt: 'Įjunkite, jei pabandyti galima nemokamai. Nepaliesta – svetainėje „Nenurodyta“.',
        en: 'Switch this on if people can try a lesson free of charge. Untouched, the site says ‘Not stated’.',
      },
      type: 'boolean',
    }),
  ],
})
