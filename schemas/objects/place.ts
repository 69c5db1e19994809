import {defineField, defineType} from '@sanity/types'
import {upTo} from '../validation/lengths.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {webAddress} from '../validation/links.ts'

/** Where an event takes place. */
export const place = defineType({
  name: 'place',
  title: 'Vieta',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Vietos pavadinimas',
      description: 'Kaip vietą vadintumėte žodžiu, pvz., „Svonsio lietuvių klubas, Svonsis“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'address',
      title: 'Pašto adresas',
      description: 'Nebūtina. Gatvė, miestas ir pašto kodas, pagal kuriuos vietą rastų žemėlapis.',
      type: 'string',
      validation: upTo('line'),
    }),
    defineField({
      name: 'mapUrl',
      title: 'Nuoroda į žemėlapį',
      description: 'Nebūtina. Nukopijuokite iš žemėlapių svetainės; tuščia – nuorodos į žemėlapį nėra.',
      type: 'url',
      validation: webAddress,
    }),
  ],
})
