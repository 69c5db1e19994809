import {defineField, defineType} from '../../define.ts'
import {upTo} from '../../validation/lengths.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {webAddress} from '../../validation/links.ts'

export const place = defineType({
  name: 'place',
  title: {lt: 'Vieta', en: 'Place'},
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Vietos pavadinimas', en: 'Name of the place'},
      description: {
        lt: 'Kaip vietą vadintumėte žodžiu, pvz., „Svonsio lietuvių klubas, Svonsis“.',
        en: 'As you would say it, such as ‘Swansea Lithuanian Club, Swansea’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'address',
      title: {lt: 'Pašto adresas', en: 'Postal address'},
      description: {
        lt: 'Nebūtina. Gatvė, miestas ir pašto kodas, pagal kuriuos vietą rastų žemėlapis.',
        en: 'Optional. Street, town and postcode, by which a map can find the place.',
      },
      type: 'string',
      validation: upTo('line'),
    }),
    defineField({
      name: 'mapUrl',
      title: {lt: 'Nuoroda į žemėlapį', en: 'Link to a map'},
      description: {
        lt: 'Nebūtina. Nukopijuokite iš žemėlapių svetainės; tuščia – nuorodos į žemėlapį nėra.',
        en: 'Optional. Copy it from a map website. If empty, there is no link to a map.',
      },
      type: 'url',
      validation: webAddress,
    }),
  ],
})
