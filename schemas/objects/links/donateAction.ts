import {defineField, defineType} from '../../define.ts'
import {buttonLabel, shownUntil} from '../../fields/button.ts'

export const donateAction = defineType({
  name: 'donateAction',
  title: {lt: 'Aukojimo mygtukas', en: 'Donate button'},
  type: 'object',
  fields: [
    buttonLabel({lt: 'Du trys žodžiai, pvz., „Paaukoti“.', en: 'Two or three words, such as ‘Donate’.'}),
    defineField({
      name: 'campaign',
      title: {lt: 'Kampanija', en: 'Campaign'},
      description: {lt: 'Kuriam tikslui bus skirta auka.', en: 'What the donation is for.'},
      type: 'reference',
      to: [{type: 'campaign'}],
      validation: (rule) =>
        rule.required().error({
          lt: 'Pasirinkite kampaniją, kuriai bus skirta auka.',
          en: 'Choose the campaign that the donation is for.',
        }),
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'campaign.name.lt'}},
})
