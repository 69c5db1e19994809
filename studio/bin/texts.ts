import {defineLocaleResourceBundle} from 'sanity'
import {structureLocaleNamespace} from 'sanity/structure'
import {defineTexts} from '../languages/interface/define-texts.ts'

export const binTexts = defineTexts('site-bin', {
  lithuanian: {
    back: 'Sugrąžinti',
    'back.failed.title': 'Sugrąžinti nepavyko',
    'back.label': 'Sugrąžinti: {{title}}',
    'back.done': 'Sugrąžinta kaip juodraštis',
    deleted: '{{type}} · {{name}} ištrynė {{time}}',
    'deleted.somebody': '{{type}} · ištrinta {{time}}',
    exists: 'Toks įrašas vėl yra. Sugrąžinus atsiras jo kopija, o dabartinis liks.',
    'failed.description': 'Patikrinkite ryšį ir bandykite dar kartą.',
    hint: 'Saugoma metus nuo ištrynimo. Sugrąžinus atsiveria juodraštis: peržiūrėkite jį ir paskelbkite.',
    remove: 'Ištrinti visam laikui',
    'remove.ask.cancel': 'Palikti',
    'remove.ask.confirm': 'Ištrinti visam laikui',
    'remove.ask.header': 'Ištrinti visam laikui?',
    'remove.ask.message': '„{{title}}“ sugrąžinti nebegalės niekas.',
    'remove.done': 'Ištrinta visam laikui',
    'remove.failed.title': 'Ištrinti nepavyko',
    'remove.label': 'Ištrinti visam laikui: {{title}}',
    title: 'Ištrinti įrašai',
    untitled: 'Be pavadinimo',
  },
  english: {
    back: 'Bring back',
    'back.failed.title': 'It couldn’t be brought back',
    'back.label': 'Bring back: {{title}}',
    'back.done': 'Brought back as a draft',
    deleted: '{{type}} · deleted by {{name}}, {{time}}',
    'deleted.somebody': '{{type}} · deleted {{time}}',
    exists: 'It exists again. This comes back as a copy beside it.',
    'failed.description': 'Check the connection and try again.',
    hint: 'Kept for a year after deletion. What you bring back opens as a draft: look through it and publish it.',
    remove: 'Delete for good',
    'remove.ask.cancel': 'Keep it',
    'remove.ask.confirm': 'Delete for good',
    'remove.ask.header': 'Delete for good?',
    'remove.ask.message': 'Nobody will be able to bring back ‘{{title}}’.',
    'remove.done': 'Deleted for good',
    'remove.failed.title': 'It couldn’t be deleted',
    'remove.label': 'Delete for good: {{title}}',
    title: 'Deleted documents',
    untitled: 'Untitled',
  },
})

const confirmation = 'confirm-delete-dialog.confirmation.text_delete'

/** Sanity’s own dialog also says where to find the document after its deletion. */
export const deleteDialogTexts = [
  defineLocaleResourceBundle({
    locale: 'lt-LT',
    namespace: structureLocaleNamespace,
    resources: inEveryForm(
      ['one', 'few', 'many', 'other'],
      'Ištrinti šį įrašą? Dar metus jį bus galima sugrąžinti pradžios puslapyje, po antrašte „Ištrinti įrašai“.',
    ),
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: structureLocaleNamespace,
    resources: inEveryForm(
      ['one', 'other'],
      'Delete this document? For a year it can be brought back on the start page, below ‘Deleted documents’.',
    ),
  }),
]

/** Sanity counts the document's versions: a draft and the published one. */
function inEveryForm(forms: string[], text: string): Record<string, string> {
  return Object.fromEntries(
    [confirmation, ...forms.map((form) => `${confirmation}_${form}`)].map((key) => [key, text]),
  )
}
