import {defineField} from '../define.ts'
import type {BilingualText} from '../languages.ts'
import {requireLabel} from '../validation/bilingual.ts'

export const buttonLabel = (description: BilingualText) =>
  defineField({
    name: 'label',
    title: {lt: 'Mygtuko tekstas', en: 'Button text'},
    description,
    type: 'localizedString',
    validation: requireLabel,
  })
