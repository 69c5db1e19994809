import {defineField, defineType} from '../../define.ts'
import {matchLanguages, requireTitle} from '../../validation/bilingual.ts'
import {optionalClockTime} from '../../validation/formats.ts'

export const programmeItem = defineType({
  name: 'programmeItem',
  title: {lt: 'Programos punktas', en: 'Programme item'},
  type: 'object',
  fields: [
    defineField({
      name: 'time',
      title: {lt: 'Valanda', en: 'Time'},
      description: {lt: 'Nebūtina. Velso laiku, pvz., 17:00.', en: 'Optional. UK time, such as 17:00.'},
      type: 'string',
      validation: optionalClockTime,
    }),
    defineField({
      name: 'title',
      title: {lt: 'Kas vyks', en: 'What happens'},
      description: {
        lt: 'Keli žodžiai, pvz., „Vaikų vaidinimas“.',
        en: 'A few words, such as ‘Children’s play’.',
      },
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Plačiau', en: 'Details'},
      description: {lt: 'Nebūtina. Vienas ar du sakiniai.', en: 'Optional. One or two sentences.'},
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {select: {title: 'title.lt', subtitle: 'time'}},
})
