import {defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages} from '../validation/bilingual.ts'

interface StatPreview {
  prefix?: string
  number?: number
  suffix?: string
  label?: string
}

/** A number with the words around it: „apie 800 aplankytų senjorų“. */
export const stat = defineType({
  name: 'stat',
  title: 'Skaičius',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'prefix',
      title: 'Prieš skaičių',
      description: 'Nebūtina. Pvz., „apie“, „daugiau kaip“ arba £.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'number',
      title: 'Skaičius',
      description: 'Tik skaičius, be tarpų ir ženklų, pvz., 36000.',
      type: 'number',
      validation: (rule) => rule.required().error('Įrašykite skaičių.'),
    }),
    defineField({
      name: 'suffix',
      title: 'Po skaičiaus',
      description: 'Nebūtina. Pvz., + arba %.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'label',
      title: 'Ką skaičius reiškia',
      description: 'Keli žodžiai po skaičiumi, pvz., „aplankytų senjorų“.',
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
