import {defineField, defineType} from '@sanity/types'
import {isStoredDay, readableDay} from '../validation/dates.ts'
import {matchLanguages} from '../validation/bilingual.ts'

interface Break {
  from?: string
}

/** School holidays, during which the site announces no lessons. */
export const schoolBreak = defineType({
  name: 'schoolBreak',
  title: 'Atostogos',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Pavadinimas',
      description: 'Nebūtina. Pvz., „Kalėdų atostogos“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'from',
      title: 'Pirma laisva diena',
      description: 'Nuo šios dienos pamokų nėra.',
      type: 'date',
      options: {dateFormat: 'YYYY-MM-DD'},
      validation: (rule) => readableDay(rule, {missing: 'Pasirinkite pirmą laisvą dieną.'}),
    }),
    defineField({
      name: 'to',
      title: 'Paskutinė laisva diena',
      description: 'Po šios dienos pamokos vėl vyksta.',
      type: 'date',
      options: {dateFormat: 'YYYY-MM-DD'},
      validation: (rule) =>
        readableDay(rule, {
          missing: 'Pasirinkite paskutinę laisvą dieną.',
          check: (to, {parent}) => {
            const {from} = (parent ?? {}) as Break
            return !isStoredDay(from) || to >= from || 'Paskutinė diena negali būti ankstesnė už pirmą.'
          },
        }),
    }),
  ],
  preview: {
    select: {title: 'name.lt', from: 'from', to: 'to'},
    prepare: ({title, from, to}) => ({
      title: title ?? 'Atostogos',
      subtitle: [from, to].filter(Boolean).join(' – '),
    }),
  },
})
