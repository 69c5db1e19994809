import {defineField, defineType} from '../../define.ts'
import {linkHref} from '../../fields/link-href.ts'
import {requireFilled} from '../../validation/filled.ts'
import {upTo} from '../../validation/lengths.ts'

export const linkButton = defineType({
  name: 'linkButton',
  title: {lt: 'Mygtukas', en: 'Button'},
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: {lt: 'Mygtuko tekstas', en: 'Button text'},
      description: {
        lt: 'Du trys žodžiai, kas bus paspaudus, pvz., „Užsisakyti stalą“.',
        en: 'Two or three words on what it does, such as ‘Book a stall’.',
      },
      type: 'string',
      validation: (rule) => [
        rule.custom(requireFilled({lt: 'Įrašykite mygtuko tekstą.', en: 'Enter the words on the button.'})),
        upTo('label')(rule),
      ],
    }),
    linkHref,
  ],
  preview: {select: {title: 'label', subtitle: 'href'}},
})
