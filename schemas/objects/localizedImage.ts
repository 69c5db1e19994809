import {defineType} from '@sanity/types'
import {imageTexts} from '../fields/image.ts'

/** An image with alternative text and caption in both languages. */
export const localizedImage = defineType({
  name: 'localizedImage',
  title: 'Paveikslėlis',
  type: 'image',
  options: {hotspot: true},
  fields: imageTexts,
  preview: {select: {title: 'alt.lt', subtitle: 'alt.en', media: 'asset'}},
})
