import {defineField, defineType} from '../../define.ts'
import {upTo} from '../../validation/lengths.ts'

export const localizedString = defineType({
  name: 'localizedString',
  title: {lt: 'Tekstas dviem kalbomis', en: 'Text in two languages'},
  type: 'object',
  fields: [
    defineField({
      name: 'lt',
      title: {lt: 'Lietuviškai', en: 'In Lithuanian'},
      description: {lt: 'Matys skaitantys lietuviškai.', en: 'Seen by those who read in Lithuanian.'},
      type: 'string',
      validation: upTo('line'),
    }),
    defineField({
      name: 'en',
      title: {lt: 'Angliškai', en: 'In English'},
      description: {lt: 'Matys skaitantys angliškai.', en: 'Seen by those who read in English.'},
      type: 'string',
      validation: upTo('line'),
    }),
  ],
  preview: {select: {title: 'lt', subtitle: 'en'}},
})
