import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {feePeriods} from '../options/periods.ts'
import {inPounds, pounds} from '../validation/money.ts'

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
      description: 'Svarais, pvz., 7 arba 7,50.',
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 150, most: 5000}),
    }),
    defineField({
      name: 'amountTo',
      title: 'Iki (£)',
      description: 'Nebūtina. Jei mokestis būna įvairus, pvz., 25–30, čia įrašykite 30.',
      type: 'number',
      options: inPounds,
      validation: (rule) => [
        ...pounds({usual: 150, most: 5000})(rule),
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
      name: 'lessonsPerTerm',
      title: 'Pamokų per trimestrą',
      description:
        'Nebūtina. Kiek pamokų paprastai būna, pvz., 12. Pagal tai svetainė apskaičiuoja, kiek kainuoja pamoka ir trimestras, kad tėvai galėtų palyginti mokyklėles.',
      type: 'number',
      validation: (rule) =>
        rule.integer().min(1).max(60).error('Įrašykite sveikąjį skaičių nuo 1, pvz., 12.'),
    }),
    defineField({
      name: 'monthsPerTerm',
      title: 'Mėnesių per trimestrą',
      description:
        'Nebūtina. Už kiek mėnesių mokama per vieną trimestrą, pvz., 3. Reikia tai pačiai sąskaitai.',
      type: 'number',
      hidden: ({parent, value}) => parent?.per !== 'month' && value === undefined,
      validation: (rule) =>
        rule.integer().min(1).max(6).error('Įrašykite sveikąjį skaičių nuo 1 iki 6, pvz., 3.'),
    }),
    defineField({
      name: 'siblingAmount',
      title: 'Broliams ir seserims (£)',
      description: 'Nebūtina. Kiek moka antras ir kiti tos pačios šeimos vaikai. Svarais.',
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 150, most: 5000}),
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
      description: 'Įjunkite, jei pabandyti galima nemokamai. Nepaliesta – svetainėje „Nenurodyta“.',
      type: 'boolean',
    }),
  ],
})
