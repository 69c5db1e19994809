import {defineField, defineType} from '../../define.ts'
import {requireBothLanguages, requireTitle} from '../../validation/bilingual.ts'

export const legalSection = defineType({
  name: 'legalSection',
  title: {lt: 'Skyrius', en: 'Section'},
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Skyriaus pavadinimas', en: 'Section title'},
      description: {
        lt: 'Be numerio: svetainė skyrius sunumeruoja pati.',
        en: 'Without a number: the site numbers the sections itself.',
      },
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'body',
      title: {lt: 'Tekstas', en: 'Text'},
      description: {
        lt: 'Skyriaus tekstas; jame gali būti sąrašų ir nuorodų.',
        en: 'The text of the section. It can hold lists and links.',
      },
      type: 'localizedBody',
      validation: requireBothLanguages,
    }),
  ],
  preview: {select: {title: 'title.lt'}},
})
