import {definePlugin} from 'sanity'
import {pictureTexts} from './texts.ts'

export const pictures = definePlugin({
  name: 'site-pictures',
  i18n: {bundles: pictureTexts.bundles},
})
