import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../validation/bilingual.ts'

/** A question that visitors often ask, with its answer. */
export const question = defineType({
  name: 'question',
  title: 'Klausimas ir atsakymas',
  type: 'object',
  fields: [
    defineField({
      name: 'question',
      title: 'Klausimas',
      description: 'Kaip klaustų lankytojas, pvz., „Ar galima ateiti su šunimi?“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'answer',
      title: 'Atsakymas',
      description: 'Vienas ar keli sakiniai.',
      type: 'localizedText',
      validation: requireBothLanguages,
    }),
  ],
  preview: {select: {title: 'question.lt', subtitle: 'answer.lt'}},
})
