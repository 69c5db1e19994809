import {defineField, defineType} from '../../define.ts'
import {matchLanguages, requireTitle} from '../../validation/bilingual.ts'

export const titledText = defineType({
  name: 'titledText',
  title: {lt: 'Punktas su paaiškinimu', en: 'Point with an explanation'},
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {lt: 'Keli žodžiai.', en: 'A few words.'},
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Tekstas', en: 'Text'},
      description: {lt: 'Nebūtina. Vienas ar keli sakiniai.', en: 'Optional. One or more sentences.'},
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {select: {title: 'title.lt', subtitle: 'text.lt'}},
})
