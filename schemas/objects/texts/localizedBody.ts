import {defineField, defineType} from '../../define.ts'

/** The pictures are in the Lithuanian text, and the English one refers to them. */
export const localizedBody = defineType({
  name: 'localizedBody',
  title: {lt: 'Straipsnis dviem kalbomis', en: 'Article in two languages'},
  type: 'object',
  fields: [
    defineField({
      name: 'lt',
      title: {lt: 'Lietuviškai', en: 'In Lithuanian'},
      description: {lt: 'Matys skaitantys lietuviškai.', en: 'Seen by those who read in Lithuanian.'},
      type: 'richText',
    }),
    defineField({
      name: 'en',
      title: {lt: 'Angliškai', en: 'In English'},
      description: {lt: 'Matys skaitantys angliškai.', en: 'Seen by those who read in English.'},
      type: 'translatedRichText',
    }),
  ],
})
