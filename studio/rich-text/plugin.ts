import {definePlugin} from 'sanity'
import {WithWholeToolbar} from '../vendor-patches/rich-text-toolbar.tsx'
import {CleanClipboard} from './paste/clean-clipboard.tsx'
import {richTextTexts} from './texts.ts'

/** `withInputs` sets the input on the schema. */
export const richTexts = definePlugin({
  name: 'rich-texts',
  form: {components: {portableText: {plugins: CleanClipboard}}},
  studio: {components: {layout: WithWholeToolbar}},
  i18n: {bundles: richTextTexts.bundles},
})
