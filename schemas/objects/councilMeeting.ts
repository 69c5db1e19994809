import {defineField, defineType} from '@sanity/types'
import {londonDatetime} from '../fields/london-datetime.ts'
import {inLondon} from '../london-time/in-words.ts'
import {readableInstant} from '../validation/dates.ts'
import {matchLanguages, requireBothLanguages} from '../validation/bilingual.ts'

/** A meeting of the council or of all members. */
export const councilMeeting = defineType({
  name: 'councilMeeting',
  title: 'Susirinkimas',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas',
      description: 'Pvz., „Metinis narių susirinkimas“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'start',
      title: 'Pradžia',
      description: 'Diena ir valanda Velso laiku. Jai praėjus, susirinkimas rodomas tarp buvusių.',
      type: 'datetime',
      options: londonDatetime,
      validation: (rule) => readableInstant(rule, {missing: 'Pasirinkite dieną ir valandą.'}),
    }),
    defineField({
      name: 'place',
      title: 'Kur',
      description: 'Nebūtina. Vietos pavadinimas arba „nuotoliu“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'text',
      title: 'Apie ką kalbėsime arba kas nuspręsta',
      description: 'Nebūtina. Kas gali dalyvauti, darbotvarkė, po susirinkimo – svarbiausi sprendimai.',
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
