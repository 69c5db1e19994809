import {defineField, defineType} from '../../define.ts'
import {upTo} from '../../validation/lengths.ts'

export const localizedText = defineType({
  name: 'localizedText',
  title: {lt: 'Kelių eilučių tekstas dviem kalbomis', en: 'Text of several lines in two languages'},
  type: 'object',
  fields: [
    defineField({
      name: 'lt',
      title: {lt: 'Lietuviškai', en: 'In Lithuanian'},
      description: {lt: 'Matys skaitantys lietuviškai.', en: 'Seen by those who read in Lithuanian.'},
      type: 'text',
      rows: 4,
      validation: upTo('text'),
    }),
    defineField({
      name: 'en',
      title: {lt: 'Angliškai', en: 'In English'},
      description: {lt: 'Matys skaitantys angliškai.', en: 'Seen by those who read in English.'},
      type: 'text',
      rows: 4,
      validation: upTo('text'),
    }),
  ],
  preview: {select: {title: 'lt', subtitle: 'en'}},
})
