import {defineType} from '../../define.ts'
import {hotspot, imageTexts} from '../../fields/image.ts'
import {wideEnough} from '../../validation/picture-size.ts'

export const bodyImage = defineType({
  name: 'bodyImage',
  title: {lt: 'Paveikslėlis tekste', en: 'Picture in the text'},
  type: 'image',
  options: {hotspot},
  fields: imageTexts,
  validation: wideEnough('column'),
  preview: {select: {title: 'alt.lt', subtitle: 'caption.lt', media: 'asset'}},
})
