import {defineField, defineType} from '@sanity/types'
import {requireFilled} from '../validation/filled.ts'
import {upTo} from '../validation/lengths.ts'
import {videoAddress} from '../validation/links.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** A film on YouTube or Vimeo, which is asked for it when a visitor plays it. */
export const video = defineType({
  name: 'video',
  title: 'Vaizdo įrašas',
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: 'Vaizdo įrašo adresas',
      description: '„YouTube“ arba „Vimeo“ adresas, nukopijuotas iš naršyklės arba mygtuku „Dalytis“.',
      type: 'url',
      validation: (rule) => [rule.required().error('Įrašykite vaizdo įrašo adresą.'), videoAddress(rule)],
    }),
    defineField({
      name: 'title',
      title: 'Vaizdo įrašo pavadinimas',
      description: 'Ką jame pamatysime, pvz., „Vaikų pasirodymas per Kalėdas“. Matomas po vaizdo įrašu.',
      type: 'string',
      validation: (rule) => [
        rule.custom(requireFilled('Įrašykite vaizdo įrašo pavadinimą.')),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'cover',
      title: 'Viršelis',
      description: 'Nebūtina. Paveikslėlis, matomas, kol vaizdo įrašas nepaleistas. Nutempkite failą čia.',
      type: 'image',
      options: {hotspot: true},
      validation: wideEnough('column'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'url', media: 'cover'}},
})
