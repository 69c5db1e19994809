import {defineField, defineType} from '@sanity/types'
import {requireLabel} from '../validation/bilingual.ts'
import {shownUntil} from '../fields/shown-until.ts'

/** A button that opens the registration form of an event. */
export const registrationAction = defineType({
  name: 'registrationAction',
  title: 'Registracijos mygtukas',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Mygtuko tekstas',
      description: 'Du trys žodžiai, pvz., „Registruotis į kelionę“.',
      type: 'localizedString',
      validation: requireLabel,
    }),
    defineField({
      name: 'event',
      title: 'Renginys',
      description: 'Į kurį renginį registruojamasi.',
      type: 'reference',
      to: [{type: 'event'}],
      validation: (rule) => rule.required().error('Pasirinkite renginį, į kurį registruojamasi.'),
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'event.title.lt'}},
})
