import {defineField, defineType} from '@sanity/types'
import {upTo} from '../validation/lengths.ts'

/** Plain text of several lines in both languages. */
export const localizedText = defineType({
  name: 'localizedText',
  title: 'Kelių eilučių tekstas dviem kalbomis',
  type: 'object',
  fields: [
    defineField({
      name: 'lt',
      title: 'Lietuviškai',
      description: 'Matys skaitantys lietuviškai.',
      type: 'text',
      rows: 4,
      validation: upTo('text'),
    }),
    defineField({
      name: 'en',
      title: 'Angliškai',
      description: 'Matys skaitantys angliškai.',
      type: 'text',
      rows: 4,
      validation: upTo('text'),
    }),
  ],
  preview: {select: {title: 'lt', subtitle: 'en'}},
})
