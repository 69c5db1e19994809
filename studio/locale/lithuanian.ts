import {defineLocale} from 'sanity'
import {inputTexts} from './inputs.ts'
import {structureTexts} from './structure.ts'
import {studioTexts} from './studio.ts'
import {validationTexts} from './validation.ts'

/** The Lithuanian of everything that volunteers see. What is not translated appears in English. */
export const lithuanian = defineLocale({
  id: 'lt-LT',
  title: 'Lietuvių',
  weekInfo: {firstDay: 1, weekend: [6, 7]},
  bundles: [
    {namespace: 'studio', resources: {...studioTexts, ...inputTexts}},
    {namespace: 'structure', resources: structureTexts},
    {namespace: 'validation', resources: validationTexts},
  ],
})
