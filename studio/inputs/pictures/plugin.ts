import {definePlugin} from 'sanity'
import {withSearch} from './library/searchable-source.tsx'
import {pictureTexts} from './texts.ts'

/** What belongs to pictures beyond their inputs: choosing among those that are uploaded, and the texts. */
export const pictures = definePlugin({
  name: 'site-pictures',
  form: {image: {assetSources: withSearch}},
  i18n: {bundles: pictureTexts.bundles},
})
