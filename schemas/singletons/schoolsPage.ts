import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {commentKey} from '../fields/event-key.ts'
import {pageHeading, seo} from '../fields/page-fields.ts'

/** Texts around the list of schools. */
export const schoolsPage = defineType({
  name: 'schoolsPage',
  title: 'Mokyklėlės',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    ...pageHeading,
    defineField({
      name: 'feedbackTitle',
      title: 'Atsiliepimų antraštė',
      description: 'Nebūtina. Rodoma virš tėvų atsiliepimų apie mokyklėlių renginius.',
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'feedbackText',
      title: 'Atsiliepimų paaiškinimas',
      description: 'Nebūtina. Vienas ar du sakiniai: apie ką kviečiame parašyti.',
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({...commentKey, group: 'text'}),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt'},
    prepare: (selection) => ({title: 'Mokyklėlės', ...selection}),
  },
})
