import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'

/** A section of a legal text. The site numbers them. */
export const legalSection = defineType({
  name: 'legalSection',
  title: 'Skyrius',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Skyriaus pavadinimas',
      description: 'Be numerio: svetainė skyrius sunumeruoja pati.',
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'body',
      title: 'Tekstas',
      description: 'Skyriaus tekstas; jame gali būti sąrašų ir nuorodų.',
      type: 'localizedBody',
      validation: requireBothLanguages,
    }),
  ],
  preview: {select: {title: 'title.lt'}},
})
