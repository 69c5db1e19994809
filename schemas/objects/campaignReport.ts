import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {inPounds, pounds} from '../validation/money.ts'

/** What a campaign raised and did in one year. */
export const campaignReport = defineType({
  name: 'campaignReport',
  title: 'Metų ataskaita',
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    defineField({
      name: 'year',
      title: 'Metai',
      description: 'Keturi skaitmenys, pvz., 2024.',
      type: 'number',
      validation: (rule) => [
        rule.required().error('Įrašykite metus keturiais skaitmenimis.'),
        rule.integer().min(1900).max(2100).error('Įrašykite metus keturiais skaitmenimis.'),
      ],
    }),
    defineField({
      name: 'raised',
      title: 'Kiek surinkta (£)',
      description: 'Nebūtina. Svarais.',
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 50_000, most: 1_000_000}),
    }),
    defineField({
      name: 'spent',
      title: 'Kiek išleista (£)',
      description: 'Nebūtina. Svarais.',
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 50_000, most: 1_000_000}),
    }),
    defineField({
      name: 'text',
      title: 'Kas padaryta',
      description: 'Nebūtina. Keli sakiniai: kam atiteko aukos ir kas liko.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'document',
      title: 'Visa ataskaita',
      description: 'Nebūtina. Failas arba nuoroda tam, kas nori pasitikrinti.',
      type: 'publicDocument',
    }),
  ],
})
