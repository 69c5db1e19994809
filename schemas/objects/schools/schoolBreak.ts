import {defineField, defineType} from '../../define.ts'
import {isStoredDay, readableDay} from '../../validation/dates.ts'
import {matchLanguages} from '../../validation/bilingual.ts'

interface Break {
  from?: string
}

export const schoolBreak = defineType({
  name: 'schoolBreak',
  title: {lt: 'Atostogos', en: 'Holidays'},
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {
        lt: 'Nebūtina. Pvz., „Kalėdų atostogos“.',
        en: 'Optional. For example ‘Christmas holidays’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'from',
      title: {lt: 'Pirma laisva diena', en: 'First day off'},
      description: {lt: 'Nuo šios dienos pamokų nėra.', en: 'No lessons from this day on.'},
      type: 'date',
      options: {dateFormat: 'YYYY-MM-DD'},
      validation: (rule) =>
        readableDay(rule, {
          missing: {lt: 'Pasirinkite pirmą laisvą dieną.', en: 'Choose the first day off.'},
        }),
    }),
    defineField({
      name: 'to',
      title: {lt: 'Paskutinė laisva diena', en: 'Last day off'},
      description: {lt: 'Po šios dienos pamokos vėl vyksta.', en: 'Lessons start again after this day.'},
      type: 'date',
      options: {dateFormat: 'YYYY-MM-DD'},
      validation: (rule) =>
        readableDay(rule, {
          missing: {lt: 'Pasirinkite paskutinę laisvą dieną.', en: 'Choose the last day off.'},
          check: (to, {parent}) => {
            const {from} = (parent ?? {}) as Break
            return (
              !isStoredDay(from) ||
              to >= from || {
                lt: 'Paskutinė diena negali būti ankstesnė už pirmą.',
                en: 'The last day can’t be before the first.',
              }
            )
          },
        }),
    }),
  ],
  preview: {
    select: {title: 'name.lt', from: 'from', to: 'to'},
    prepare: ({title, from, to}) => ({
      title,
      subtitle: [from, to].filter(Boolean).join(' – '),
    }),
  },
})
