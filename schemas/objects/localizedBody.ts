import {defineField, defineType} from '@sanity/types'

/** Rich text in both languages. */
export const localizedBody = defineType({
  name: 'localizedBody',
  title: 'Straipsnis dviem kalbomis',
  type: 'object',
  options: {columns: 2},
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
      type: 'richText',
    }),
  ],
})
