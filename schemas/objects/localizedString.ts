import {defineField, defineType} from '@sanity/types'

/** One line of text in both languages. */
export const localizedString = defineType({
  name: 'localizedString',
  title: 'Tekstas dviem kalbomis',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'lt',
      title: 'Lietuviškai',
      description: 'Matys skaitantys lietuviškai.',
      type: 'string',
    }),
    defineField({
      name: 'en',
      title: 'Angliškai',
      description: 'Matys skaitantys angliškai.',
      type: 'string',
    }),
  ],
  preview: {select: {title: 'lt', subtitle: 'en'}},
})
