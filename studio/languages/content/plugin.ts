import {definePlugin, type DocumentActionComponent} from 'sanity'
import {askAboutLanguages} from './ask-about-languages.tsx'
import {WideForm} from './form-width.tsx'
import {languageTexts} from './texts.ts'

/** Texts in two languages. Their inputs are set on the schema by `withInputs`. */
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
