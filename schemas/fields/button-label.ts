import {defineField} from '../define.ts'
import type {BilingualText} from '../languages.ts'
import {requireLabel} from '../validation/bilingual.ts'

/** The examples are in the quotation marks of their language. */
export const buttonLabel = ({lt, en}: BilingualText) =>
  defineField({
    name: 'label',
    title: {lt: 'Mygtuko tekstas', en: 'Button text'},
    description: {lt: `Du trys žodžiai, pvz., ${lt}.`, en: `Two or three words, such as ${en}.`},
    type: 'localizedString',
    validation: requireLabel,
  })
