import {defineField, defineType} from '../../define.ts'
import {requireBothLanguages} from '../../validation/bilingual.ts'

export const question = defineType({
  name: 'question',
  title: {lt: 'Klausimas ir atsakymas', en: 'Question and answer'},
  type: 'object',
  fields: [
    defineField({
      name: 'question',
      title: {lt: 'Klausimas', en: 'Question'},
      description: {
        lt: 'Kaip klaustų lankytojas, pvz., „Ar galima ateiti su šunimi?“.',
        en: 'As a visitor would ask it, such as ‘May I bring my dog?’.',
      },
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'answer',
      title: {lt: 'Atsakymas', en: 'Answer'},
      description: {lt: 'Vienas ar keli sakiniai.', en: 'One or more sentences.'},
      type: 'localizedText',
      validation: requireBothLanguages,
    }),
  ],
  preview: {select: {title: 'question.lt', subtitle: 'answer.lt'}},
})
