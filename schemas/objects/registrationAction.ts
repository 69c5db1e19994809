import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../validation/bilingual.ts'

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
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'event',
      title: 'Renginys',
      description: 'Į kurį renginį registruojamasi.',
      type: 'reference',
      to: [{type: 'event'}],
      validation: (rule) => rule.required().error('Pasirinkite renginį, į kurį registruojamasi.'),
    }),
  ],
  preview: {select: {title: 'label.lt', subtitle: 'event.title.lt'}},
})
