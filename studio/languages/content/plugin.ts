import {definePlugin, type DocumentActionComponent} from 'sanity'
import {askAboutLanguages} from './ask-about-languages.tsx'
import {WideForm} from './form-width.tsx'
import {languageTexts} from './texts.ts'

/** `withInputs` sets the inputs on the schema. */
export const contentLanguages = definePlugin({
  name: 'content-languages',
  document: {
    components: {unstable_layout: WideForm},
    actions: (actions) =>
      actions.map((action): DocumentActionComponent =>
        action.action === 'publish' ? askAboutLanguages(action) : action,
      ),
  },
  i18n: {bundles: languageTexts.bundles},
})
