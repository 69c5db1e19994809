import {defineField} from '@sanity/types'
import {requireBothLanguages} from './bilingual.ts'

/** What a page begins with: its heading and a sentence or two below. */
export const pageOpening = [
  defineField({
    name: 'title',
    title: 'Antraštė',
    description: 'Didžiausias užrašas puslapio viršuje.',
    type: 'localizedString',
    group: 'text',
    validation: requireBothLanguages,
  }),
  defineField({
    name: 'text',
    title: 'Paantraštė',
    description: 'Vienas ar du sakiniai po antrašte.',
    type: 'localizedText',
    group: 'text',
    validation: requireBothLanguages,
  }),
]
