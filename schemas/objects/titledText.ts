import {defineField, defineType} from '@sanity/types'
import {matchLanguages, requireTitle} from '../validation/bilingual.ts'

/** An item of a list: a title and a few sentences. */
export const titledText = defineType({
  name: 'titledText',
  title: 'Punktas su paaiškinimu',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Keli žodžiai.',
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: 'Tekstas',
      description: 'Nebūtina. Vienas ar keli sakiniai.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {select: {title: 'title.lt', subtitle: 'text.lt'}},
})
