import {defineField, defineType} from '../../define.ts'
import {buttonLabel, shownUntil} from '../../fields/button.ts'
import {ticketsLinkedOnce, webAddress} from '../../validation/links.ts'

export const externalLink = defineType({
  name: 'externalLink',
  title: {lt: 'Mygtukas į kitą svetainę', en: 'Button to another site'},
  type: 'object',
  fields: [
    buttonLabel({
      lt: 'Du trys žodžiai, pvz., „Pirkti bilietą“.',
      en: 'Two or three words, such as ‘Buy a ticket’.',
    }),
    defineField({
      name: 'url',
      title: {lt: 'Adresas', en: 'Address'},
      description: {
        lt: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
        en: 'The whole address, beginning with https://. It opens in a new browser tab.',
      },
      type: 'url',
      validation: (rule) => [
        rule.required().error({
          lt: 'Įrašykite adresą, į kurį veda mygtukas.',
          en: 'Enter the address that the button leads to.',
        }),
        webAddress(rule),
        ticketsLinkedOnce(rule),
      ],
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'url'}},
})
