import {defineField, defineType} from '@sanity/types'
import {lithuanianTitle, lithuanianOptions} from '../options/option-list.ts'
import {laterThan, requiredClockTime} from '../validation/formats.ts'
import {weekdays} from '../options/periods.ts'

/** A day of the week with hours. */
export const weeklyTime = defineType({
  name: 'weeklyTime',
  title: 'Kas savaitę',
  type: 'object',
  options: {columns: 3},
  fields: [
    defineField({
      name: 'day',
      title: 'Diena',
      description: 'Savaitės diena.',
      type: 'string',
      options: {list: lithuanianOptions(weekdays)},
      validation: (rule) => rule.required().error('Pasirinkite savaitės dieną.'),
    }),
    defineField({
      name: 'from',
      title: 'Nuo',
      description: 'Velso laiku, pvz., 10:00.',
      type: 'string',
      validation: requiredClockTime,
    }),
    defineField({
      name: 'to',
      title: 'Iki',
      description: 'Velso laiku, pvz., 12:30.',
      type: 'string',
      validation: (rule) => [...requiredClockTime(rule), rule.custom(laterThan('from'))],
    }),
  ],
  preview: {
    select: {day: 'day', from: 'from', to: 'to'},
    prepare: ({day, from, to}) => ({
      title: lithuanianTitle(weekdays, day),
      subtitle: [from, to].filter(Boolean).join('–'),
    }),
  },
})
