import {defineType} from '@sanity/types'
import {imageTexts} from '../fields/image-texts.ts'

/** An image with its texts in both languages. */
export const localizedImage = defineType({
  name: 'localizedImage',
  title: 'Paveikslėlis',
  type: 'image',
  options: {hotspot: true},
  fields: imageTexts,
})
