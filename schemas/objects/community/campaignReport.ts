import {defineField, defineType} from '../../define.ts'
import {calendarYear} from '../../fields/calendar-year.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {inPounds, pounds} from '../../validation/money.ts'

export const campaignReport = defineType({
  name: 'campaignReport',
  title: {lt: 'Metų ataskaita', en: 'Annual report'},
  type: 'object',
  options: {collapsible: true, collapsed: false},
  fields: [
    calendarYear(2024),
    defineField({
      name: 'raised',
      title: {lt: 'Kiek surinkta (£)', en: 'Raised (£)'},
      description: {lt: 'Nebūtina. Svarais.', en: 'Optional. In pounds.'},
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 50_000, most: 1_000_000}),
    }),
    defineField({
      name: 'spent',
      title: {lt: 'Kiek išleista (£)', en: 'Spent (£)'},
      description: {lt: 'Nebūtina. Svarais.', en: 'Optional. In pounds.'},
      type: 'number',
      options: inPounds,
      validation: pounds({usual: 50_000, most: 1_000_000}),
    }),
    defineField({
      name: 'text',
      title: {lt: 'Kas padaryta', en: 'What was done'},
      description: {
        lt: 'Nebūtina. Keli sakiniai: kam atiteko aukos ir kas liko.',
        en: 'Optional. A few sentences: who received the donations and what is left.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({
      name: 'document',
      title: {lt: 'Visa ataskaita', en: 'Full report'},
      description: {
        lt: 'Nebūtina. Failas arba nuoroda tam, kas nori pasitikrinti.',
        en: 'Optional. A file or link for anybody who wants to check.',
      },
      type: 'publicDocument',
    }),
  ],
})
