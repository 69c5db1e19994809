import {defineField, defineType} from '../../define.ts'
import {optionTitle} from '../../options/option-list.ts'
import {laterThan, requiredClockTime} from '../../validation/formats.ts'
import {weekdays} from '../../options/periods.ts'

export const weeklyTime = defineType({
  name: 'weeklyTime',
  title: {lt: 'Kas savaitę', en: 'Every week'},
  type: 'object',
  options: {columns: 3},
  fields: [
    defineField({
      name: 'day',
      title: {lt: 'Diena', en: 'Day'},
      description: {lt: 'Savaitės diena.', en: 'Day of the week.'},
      type: 'string',
      options: {list: weekdays},
      validation: (rule) =>
        rule.required().error({lt: 'Pasirinkite savaitės dieną.', en: 'Choose the day of the week.'}),
    }),
    defineField({
      name: 'from',
      title: {lt: 'Nuo', en: 'From'},
      description: {lt: 'Velso laiku, pvz., 10:00.', en: 'UK time, such as 10:00.'},
      type: 'string',
      validation: requiredClockTime,
    }),
    defineField({
      name: 'to',
      title: {lt: 'Iki', en: 'To'},
      description: {lt: 'Velso laiku, pvz., 12:30.', en: 'UK time, such as 12:30.'},
      type: 'string',
      validation: (rule) => [...requiredClockTime(rule), rule.custom(laterThan('from'))],
    }),
  ],
  preview: {
    select: {day: 'day', from: 'from', to: 'to'},
    prepare: ({day, from, to}) => ({
      title: optionTitle(weekdays, day),
      subtitle: [from, to].filter(Boolean).join('–'),
    }),
  },
})
