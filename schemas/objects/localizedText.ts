import {defineField, defineType} from '@sanity/types'

/** Plain text of several lines in both languages. */
export const localizedText = defineType({
  name: 'localizedText',
  title: 'Kelių eilučių tekstas dviem kalbomis',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'lt',
      title: 'Lietuviškai',
      description: 'Matys skaitantys lietuviškai.',
      type: 'text',
      rows: 4,
    }),
    defineField({
      name: 'en',
      title: 'Angliškai',
      description: 'Matys skaitantys angliškai.',
      type: 'text',
      rows: 4,
    }),
  ],
  preview: {select: {title: 'lt', subtitle: 'en'}},
})
