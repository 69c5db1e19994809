import {defineField, defineType} from '../../define.ts'
import {laterThan, requiredClockTime} from '../../validation/formats.ts'
import {weekdays} from '../../options/periods.ts'

export const openingHours = defineType({
  name: 'openingHours',
  title: {lt: 'Darbo laikas', en: 'Opening hours'},
  type: 'object',
  options: {columns: 2},
  fields: [
    defineField({
      name: 'firstDay',
      title: {lt: 'Nuo dienos', en: 'First day'},
      description: {lt: 'Pirma savaitės darbo diena.', en: 'The first working day of the week.'},
      type: 'string',
      options: {list: weekdays},
      validation: (rule) =>
        rule.required().error({lt: 'Pasirinkite pirmą darbo dieną.', en: 'Choose the first working day.'}),
    }),
    defineField({
      name: 'lastDay',
      title: {lt: 'Iki dienos', en: 'Last day'},
      description: {lt: 'Paskutinė savaitės darbo diena.', en: 'The last working day of the week.'},
      type: 'string',
      options: {list: weekdays},
      validation: (rule) =>
        rule.required().error({lt: 'Pasirinkite paskutinę darbo dieną.', en: 'Choose the last working day.'}),
    }),
    defineField({
      name: 'opens',
      title: {lt: 'Nuo valandos', en: 'Opens at'},
      description: {lt: 'Velso laiku, pvz., 09:00.', en: 'UK time, such as 09:00.'},
      type: 'string',
      validation: requiredClockTime,
    }),
    defineField({
      name: 'closes',
      title: {lt: 'Iki valandos', en: 'Closes at'},
      description: {lt: 'Velso laiku, pvz., 17:00.', en: 'UK time, such as 17:00.'},
      type: 'string',
      validation: (rule) => [...requiredClockTime(rule), rule.custom(laterThan('opens'))],
    }),
  ],
})
