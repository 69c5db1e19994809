import {defineField, defineType} from '@sanity/types'
import {upTo} from '../validation/lengths.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {webAddress} from '../validation/links.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** A performer at an event. */
export const performer = defineType({
  name: 'performer',
  title: 'Atlikėjas',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Vardas arba grupės pavadinimas',
      description: 'Kaip skelbiamas plakate.',
      type: 'string',
      validation: (rule) => [rule.required().error('Įrašykite atlikėjo vardą.'), upTo('title')(rule)],
    }),
    defineField({
      name: 'role',
      title: 'Ką veikia',
      description: 'Nebūtina. Pvz., „dainininkė ir kanklininkė“.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'isHeadline',
      title: 'Vakaro svečias',
      description: 'Įjunkite, jei dėl šio atlikėjo daugelis ir ateis: jis rodomas didžiausias.',
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'text',
      title: 'Apie atlikėją',
      description: 'Nebūtina. Keli sakiniai.',
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({...image, validation: wideEnough('person')}),
    defineField({
      name: 'website',
      title: 'Atlikėjo svetainė',
      description: 'Nebūtina. Visas adresas su https:// pradžioje.',
      type: 'url',
      validation: webAddress,
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'role.lt', media: 'image'}},
})
