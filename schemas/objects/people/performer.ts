import {defineField, defineType} from '../../define.ts'
import {upTo} from '../../validation/lengths.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import {image} from '../../fields/image.ts'
import {webAddress} from '../../validation/links.ts'
import {wideEnough} from '../../validation/picture-size.ts'

export const performer = defineType({
  name: 'performer',
  title: {lt: 'Atlikėjas', en: 'Performer'},
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: {lt: 'Vardas arba grupės pavadinimas', en: 'Name of the person or group'},
      description: {lt: 'Kaip skelbiamas plakate.', en: 'As on the poster.'},
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite atlikėjo vardą.', en: 'Enter the name of the performer.'}),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'role',
      title: {lt: 'Ką veikia', en: 'What they do'},
      description: {
        lt: 'Nebūtina. Pvz., „dainininkė ir kanklininkė“.',
        en: 'Optional. For example ‘singer and kanklės player’.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'isHeadline',
      title: {lt: 'Vakaro svečias', en: 'Main guest'},
      description: {
        lt: 'Įjunkite, jei dėl šio atlikėjo daugelis ir ateis: jis rodomas didžiausias.',
        en: 'Switch this on if many will come because of this performer, who is then shown largest.',
      },
      type: 'boolean',
      initialValue: false,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Apie atlikėją', en: 'About the performer'},
      description: {lt: 'Nebūtina. Keli sakiniai.', en: 'Optional. A few sentences.'},
      type: 'localizedText',
      validation: matchLanguages,
    }),
    defineField({...image, validation: wideEnough('person')}),
    defineField({
      name: 'website',
      title: {lt: 'Atlikėjo svetainė', en: 'Performer’s website'},
      description: {
        lt: 'Nebūtina. Visas adresas su https:// pradžioje.',
        en: 'Optional. The whole address, beginning with https://.',
      },
      type: 'url',
      validation: webAddress,
    }),
  ],
  preview: {select: {title: 'name', subtitle: 'role.lt', media: 'image'}},
})
