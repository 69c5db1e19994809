import {defineField, defineType} from '@sanity/types'
import {linkHref} from '../fields/link-href.ts'
import {requireFilled} from '../validation/filled.ts'
import {upTo} from '../validation/lengths.ts'

/** A link in rich text that looks like a button. */
export const linkButton = defineType({
  name: 'linkButton',
  title: 'Mygtukas',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Mygtuko tekstas',
      description: 'Du trys žodžiai, kas bus paspaudus, pvz., „Užsisakyti stalą“.',
      type: 'string',
      validation: (rule) => [rule.custom(requireFilled('Įrašykite mygtuko tekstą.')), upTo('label')(rule)],
    }),
    linkHref,
  ],
  preview: {select: {title: 'label', subtitle: 'href'}},
})
