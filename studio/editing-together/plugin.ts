import {definePlugin} from 'sanity'
import {AskBeforeLeaving} from './ask-before-leaving.tsx'
import {DocumentLayout} from './document-layout.tsx'
import {FormInput} from './form-input.tsx'
import {editingTexts} from './texts.ts'

/** `guardClient` in `vendor-patches` is the other half of this. */
export const editingTogether = definePlugin({
  name: 'editing-together',
  document: {components: {unstable_layout: DocumentLayout}},
  form: {components: {input: FormInput}},
  studio: {components: {layout: AskBeforeLeaving}},
  i18n: {bundles: editingTexts.bundles},
})
