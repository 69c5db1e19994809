import {defineField, defineType} from '@sanity/types'
import {lithuanianOptions} from '../options/option-list.ts'
import {laterThan, requiredClockTime} from '../validation/formats.ts'
import {weekdays} from '../options/periods.ts'

/** Opening hours, the same on each day from the first to the last. */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Darbo laikas',
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'firstDay',
      title: 'Nuo dienos',
      description: 'Pirma savaitės darbo diena.',
      type: 'string',
      options: {list: lithuanianOptions(weekdays)},
      validation: (rule) => rule.required().error('Pasirinkite pirmą darbo dieną.'),
    }),
    defineField({
      name: 'lastDay',
      title: 'Iki dienos',
      description: 'Paskutinė savaitės darbo diena.',
      type: 'string',
      options: {list: lithuanianOptions(weekdays)},
      validation: (rule) => rule.required().error('Pasirinkite paskutinę darbo dieną.'),
    }),
    defineField({
      name: 'opens',
      title: 'Nuo valandos',
      description: 'Velso laiku, pvz., 09:00.',
      type: 'string',
      validation: requiredClockTime,
    }),
    defineField({
      name: 'closes',
      title: 'Iki valandos',
      description: 'Velso laiku, pvz., 17:00.',
      type: 'string',
      validation: (rule) => [...requiredClockTime(rule), rule.custom(laterThan('opens'))],
    }),
  ],
})
