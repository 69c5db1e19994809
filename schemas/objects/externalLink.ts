import {defineField, defineType} from '@sanity/types'
import {requireLabel} from '../validation/bilingual.ts'
import {ticketsLinkedOnce, webAddress} from '../validation/links.ts'
import {shownUntil} from '../fields/shown-until.ts'

/** A button that opens another site in a new tab. */
export const externalLink = defineType({
  name: 'externalLink',
  title: 'Mygtukas į kitą svetainę',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Mygtuko tekstas',
      description: 'Du trys žodžiai, pvz., „Pirkti bilietą“.',
      type: 'localizedString',
      validation: requireLabel,
    }),
    defineField({
      name: 'url',
      title: 'Adresas',
      description: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
      type: 'url',
      validation: (rule) => [
        rule.required().error('Įrašykite adresą, į kurį veda mygtukas.'),
        webAddress(rule),
        ticketsLinkedOnce(rule),
      ],
    }),
    shownUntil,
  ],
  preview: {select: {title: 'label.lt', subtitle: 'url'}},
})
