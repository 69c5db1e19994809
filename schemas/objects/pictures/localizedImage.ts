import {defineType} from '../../define.ts'
import {hotspot, imageTexts} from '../../fields/image.ts'

export const localizedImage = defineType({
  name: 'localizedImage',
  title: {lt: 'Paveikslėlis', en: 'Picture'},
  type: 'image',
  options: {hotspot},
  fields: imageTexts,
  preview: {select: {title: 'alt.lt', subtitle: 'alt.en', media: 'asset'}},
})
