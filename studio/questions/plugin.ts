import {definePlugin} from 'sanity'
import {neededByTexts} from '../needed-by/texts.ts'
import {registrantTexts} from '../registrants/texts.ts'

/** What else is asked has its texts in plugins of its own. */
export const questionTexts = definePlugin({
  name: 'question-texts',
  i18n: {bundles: [...neededByTexts.bundles, ...registrantTexts.bundles]},
})
