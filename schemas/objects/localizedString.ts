import {defineField, defineType} from '@sanity/types'
import {upTo} from '../validation/lengths.ts'

/** One line of text in both languages. */
export const localizedString = defineType({
  name: 'localizedString',
  title: 'Tekstas dviem kalbomis',
  type: 'object',
  fields: [
    defineField({
      name: 'lt',
      title: 'Lietuviškai',
      description: 'Matys skaitantys lietuviškai.',
      type: 'string',
      validation: upTo('line'),
    }),
    defineField({
      name: 'en',
      title: 'Angliškai',
      description: 'Matys skaitantys angliškai.',
      type: 'string',
      validation: upTo('line'),
    }),
  ],
  preview: {select: {title: 'lt', subtitle: 'en'}},
})
