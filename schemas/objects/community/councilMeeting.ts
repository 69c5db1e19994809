import {londonDatetime} from '../../fields/london-datetime.ts'
import {inLondon} from '../../london-time/in-words.ts'
import {defineField, defineType} from '../../define.ts'
import {readableInstant} from '../../validation/dates.ts'
import {matchLanguages, requireBothLanguages} from '../../validation/bilingual.ts'

export const councilMeeting = defineType({
  name: 'councilMeeting',
  title: {lt: 'Susirinkimas', en: 'Meeting'},
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas', en: 'Name'},
      description: {lt: 'Pvz., „Metinis narių susirinkimas“.', en: 'For example ‘Annual general meeting’.'},
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'start',
      title: {lt: 'Pradžia', en: 'Start'},
      description: {
        lt: 'Diena ir valanda Velso laiku. Jai praėjus, susirinkimas rodomas tarp buvusių.',
        en: 'Day and time, in UK time. Once it has passed, the meeting is shown among past ones.',
      },
      type: 'datetime',
      options: londonDatetime,
      validation: (rule) =>
        readableInstant(rule, {
          missing: {lt: 'Pasirinkite dieną ir valandą.', en: 'Choose the day and time.'},
        }),
    }),
    defineField({
      name: 'place',
      title: {lt: 'Kur', en: 'Where'},
      description: {
        lt: 'Nebūtina. Vietos pavadinimas arba „nuotoliu“.',
        en: 'Optional. The name of the place, or ‘online’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Apie ką kalbėsime arba kas nuspręsta', en: 'What we will talk about, or what was decided'},
      description: {
        lt: 'Nebūtina. Kas gali dalyvauti, darbotvarkė, po susirinkimo – svarbiausi sprendimai.',
        en: 'Optional. Who may come, the agenda, and afterwards the most important decisions.',
      },
      type: 'localizedText',
      validation: matchLanguages,
    }),
  ],
  preview: {
    select: {title: 'title.lt', start: 'start'},
    prepare: ({title, start}) => ({
      title,
      subtitle: start && inLondon(start, 'lt', {dateStyle: 'long', timeStyle: 'short'}),
    }),
  },
})
