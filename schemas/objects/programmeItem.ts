import {defineField, defineType} from '@sanity/types'
import {matchLanguages, requireTitle} from '../validation/bilingual.ts'
import {optionalClockTime} from '../validation/formats.ts'

/** An item of an event's programme. */
export const programmeItem = defineType({
  name: 'programmeItem',
  title: 'Programos punktas',
  type: 'object',
  fields: [
    defineField({
      name: 'time',
      title: 'Valanda',
      description: 'Nebūtina. Velso laiku, pvz., 17:00.',
      type: 'string',
      validation: optionalClockTime,
    }),
    defineField({
      name: 'title',
      title: 'Kas vyks',
      description: 'Keli žodžiai, pvz., „Vaikų vaidinimas“.',
      type: 'localizedString',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: 'Plačiau',
      description: 'Nebūtina. Vienas ar du sakiniai.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {select: {title: 'title.lt', subtitle: 'time'}},
})
