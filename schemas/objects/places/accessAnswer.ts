import {defineField, defineType} from '../../define.ts'
import {accessAnswers} from '../../options/event-options.ts'
import {matchLanguages} from '../../validation/bilingual.ts'

export const accessAnswer = defineType({
  name: 'accessAnswer',
  title: {lt: 'Atsakymas', en: 'Answer'},
  type: 'object',
  fields: [
    defineField({
      name: 'answer',
      title: {lt: 'Ar yra', en: 'Is it available?'},
      description: {
        lt: 'Atsakykite tik tai, ką patikrinote. Žinoti, kad ko nors nėra, lankytojams irgi svarbu.',
        en: 'Answer only what you have checked. Visitors need to know what is missing, too.',
      },
      type: 'string',
      options: {list: accessAnswers, layout: 'radio', direction: 'horizontal'},
      validation: (rule) =>
        rule.required().error({
          lt: 'Pasirinkite „Taip“, „Iš dalies“ arba „Ne“. Jei nežinote, ištrinkite pastabą.',
          en: 'Choose ‘Yes’, ‘Partly’ or ‘No’. If you don’t know, delete the note.',
        }),
    }),
    defineField({
      name: 'note',
      title: {lt: 'Plačiau', en: 'Details'},
      description: {
        lt: 'Nebūtina. Kur, kiek, kokio pločio, pvz., „Prie šoninio įėjimo – pandusas ir platesnės durys“.',
        en: 'Optional. Where, how many, how wide, such as ‘There is a ramp and a wider door at the side entrance’.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
})
