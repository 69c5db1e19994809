import {defineField, defineType} from '../../define.ts'
import {buttonLabel, shownUntil} from '../../fields/button.ts'

/** The button leads where the event's own does: to its registration form, or to its tickets. */
export const registrationAction = defineType({
  name: 'registrationAction',
  title: {lt: 'Registracijos ar bilietų mygtukas', en: 'Registration or ticket button'},
  type: 'object',
  fields: [
    buttonLabel({
      lt: 'Du trys žodžiai, pvz., „Registruotis į kelionę“ arba „Pirkti bilietą“.',
      en: 'Two or three words, such as ‘Register for the trip’ or ‘Buy a ticket’.',
    }),
    defineField({
      name: 'event',
      title: {lt: 'Renginys', en: 'Event'},
      description: {
        lt: 'Į kurį renginį registruojamasi ar perkami bilietai. Mygtukas ves ten pat, kur renginio puslapyje.',
        en: 'The event that people register for or buy tickets to. The button leads where the one on its page does.',
      },
      type: 'reference',
      to: [{type: 'event'}],
      validation: (rule) => rule.required().error({lt: 'Pasirinkite renginį.', en: 'Choose the event.'}),
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'event.title.lt'}},
})
