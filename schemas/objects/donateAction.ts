import {defineField, defineType} from '@sanity/types'
import {requireLabel} from '../validation/bilingual.ts'
import {shownUntil} from '../fields/shown-until.ts'

/** A button that opens the donation form for a campaign. */
export const donateAction = defineType({
  name: 'donateAction',
  title: 'Aukojimo mygtukas',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Mygtuko tekstas',
      description: 'Du trys žodžiai, pvz., „Paaukoti“.',
      type: 'localizedString',
      validation: requireLabel,
    }),
    defineField({
      name: 'campaign',
      title: 'Kampanija',
      description: 'Kuriam tikslui bus skirta auka.',
      type: 'reference',
      to: [{type: 'campaign'}],
      validation: (rule) => rule.required().error('Pasirinkite kampaniją, kuriai bus skirta auka.'),
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'campaign.name.lt'}},
})
