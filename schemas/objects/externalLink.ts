import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../validation/bilingual.ts'
import {webUrl} from '../validation/formats.ts'

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
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'url',
      title: 'Adresas',
      description: 'Visas adresas su https:// pradžioje. Atsivers naujame naršyklės skirtuke.',
      type: 'url',
      validation: (rule) => [rule.required().error('Įrašykite adresą, į kurį veda mygtukas.'), webUrl(rule)],
    }),
  ],
  preview: {select: {title: 'label.lt', subtitle: 'url'}},
})
