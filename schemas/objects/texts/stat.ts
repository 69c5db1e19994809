import {defineField, defineType} from '../../define.ts'
import {matchLanguages, requireBothLanguages} from '../../validation/bilingual.ts'

interface StatPreview {
  prefix?: string
  number?: number
  suffix?: string
  label?: string
}

export const stat = defineType({
  name: 'stat',
  title: {lt: 'Skaičius', en: 'Number'},
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'prefix',
      title: {lt: 'Prieš skaičių', en: 'Before the number'},
      description: {
        lt: 'Nebūtina. Pvz., „apie“, „daugiau kaip“ arba £.',
        en: 'Optional. For example ‘about’, ‘more than’ or £.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'number',
      title: {lt: 'Skaičius', en: 'Number'},
      description: {
        lt: 'Tik skaičius, be tarpų ir ženklų, pvz., 36000.',
        en: 'Digits only, without spaces or signs, such as 36000.',
      },
      type: 'number',
      validation: (rule) => rule.required().error({lt: 'Įrašykite skaičių.', en: 'Enter the number.'}),
    }),
    defineField({
      name: 'suffix',
      title: {lt: 'Po skaičiaus', en: 'After the number'},
      description: {lt: 'Nebūtina. Pvz., + arba %.', en: 'Optional. For example + or %.'},
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'label',
      title: {lt: 'Ką skaičius reiškia', en: 'What the number means'},
      description: {
        lt: 'Keli žodžiai po skaičiumi, pvz., „aplankytų senjorų“.',
        en: 'A few words below the number, such as ‘older people visited’.',
      },
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
  ],
  preview: {
    select: {prefix: 'prefix.lt', number: 'number', suffix: 'suffix.lt', label: 'label.lt'},
    prepare: ({prefix, number, suffix, label}: StatPreview) => ({
      title: [prefix, `${number ?? '?'}${suffix ?? ''}`].filter(Boolean).join(' '),
      subtitle: label,
    }),
  },
})
