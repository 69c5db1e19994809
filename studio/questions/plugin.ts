import {definePlugin} from 'sanity'
import {neededByTexts} from '../needed-by/texts.ts'
import {registrantTexts} from '../registrants/texts.ts'
import {Questions} from './use-questions.tsx'

/** What else is asked has its texts in plugins of its own. */
export const asking = definePlugin({
  name: 'questions',
  studio: {components: {layout: Questions}},
  i18n: {bundles: [...neededByTexts.bundles, ...registrantTexts.bundles]},
})
