import {defineField, defineType} from '@sanity/types'
import {accessAnswers} from '../options/access-options.ts'
import {lithuanianOptions} from '../options/option-list.ts'
import {matchLanguages} from '../validation/bilingual.ts'

/** The answer to one question about access: yes, partly or no, and the details that a visitor needs to decide. */
export const accessAnswer = defineType({
  name: 'accessAnswer',
  title: 'Atsakymas',
  type: 'object',
  fields: [
    defineField({
      name: 'answer',
      title: 'Ar yra',
      description: 'Atsakykite tik tai, ką patikrinote. Žinoti, kad ko nors nėra, lankytojams irgi svarbu.',
      type: 'string',
      options: {list: lithuanianOptions(accessAnswers), layout: 'radio', direction: 'horizontal'},
      validation: (rule) =>
        rule.required().error('Pasirinkite „Taip“, „Iš dalies“ arba „Ne“. Jei nežinote, ištrinkite pastabą.'),
    }),
    defineField({
      name: 'note',
      title: 'Plačiau',
      description:
        'Nebūtina. Kur, kiek, kokio pločio, pvz., „Prie šoninio įėjimo – pandusas ir platesnės durys“.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
})
