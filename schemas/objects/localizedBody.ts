import {defineField, defineType} from '@sanity/types'

/** Rich text in both languages. The pictures are in the Lithuanian one; the English one refers to them. */
export const localizedBody = defineType({
  name: 'localizedBody',
  title: 'Straipsnis dviem kalbomis',
  type: 'object',
  fields: [
    defineField({
      name: 'lt',
      title: 'Lietuviškai',
      description: 'Matys skaitantys lietuviškai.',
      type: 'richText',
    }),
    defineField({
      name: 'en',
      title: 'Angliškai',
      description: 'Matys skaitantys angliškai.',
      type: 'translatedRichText',
    }),
  ],
})
