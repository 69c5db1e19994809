import {definePlugin} from 'sanity'
import {withSearch} from './library/searchable-source.tsx'
import {pictureTexts} from './texts.ts'

export const pictures = definePlugin({
  name: 'site-pictures',
  form: {image: {assetSources: withSearch}},
  i18n: {bundles: pictureTexts.bundles},
})
