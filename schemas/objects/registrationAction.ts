import {defineField, defineType} from '@sanity/types'
import {requireLabel} from '../validation/bilingual.ts'
import {shownUntil} from '../fields/shown-until.ts'

/** A button that leads where the event's own does: to its registration form, or to its tickets. */
export const registrationAction = defineType({
  name: 'registrationAction',
  title: 'Registracijos ar bilietų mygtukas',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Mygtuko tekstas',
      description: 'Du trys žodžiai, pvz., „Registruotis į kelionę“ arba „Pirkti bilietą“.',
      type: 'localizedString',
      validation: requireLabel,
    }),
    defineField({
      name: 'event',
      title: 'Renginys',
      description:
        'Į kurį renginį registruojamasi ar perkami bilietai. Mygtukas ves ten pat, kur renginio puslapyje.',
      type: 'reference',
      to: [{type: 'event'}],
      validation: (rule) => rule.required().error('Pasirinkite renginį.'),
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'event.title.lt'}},
})
