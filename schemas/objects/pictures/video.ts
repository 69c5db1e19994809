import {defineField, defineType} from '../../define.ts'
import {hotspot} from '../../fields/image.ts'
import {requireFilled} from '../../validation/filled.ts'
import {upTo} from '../../validation/lengths.ts'
import {videoAddress} from '../../validation/links.ts'
import {wideEnough} from '../../validation/picture-size.ts'

/** For the visitor's privacy, YouTube or Vimeo is contacted only when the video is played. */
export const video = defineType({
  name: 'video',
  title: {lt: 'Vaizdo įrašas', en: 'Video'},
  type: 'object',
  fields: [
    defineField({
      name: 'url',
      title: {lt: 'Vaizdo įrašo adresas', en: 'Address of the video'},
      description: {
        lt: '„YouTube“ arba „Vimeo“ adresas, nukopijuotas iš naršyklės arba mygtuku „Dalytis“.',
        en: 'The address on YouTube or Vimeo, copied from the browser or with ‘Share’.',
      },
      type: 'url',
      validation: (rule) => [
        rule.required().error({lt: 'Įrašykite vaizdo įrašo adresą.', en: 'Enter the address of the video.'}),
        videoAddress(rule),
      ],
    }),
    defineField({
      name: 'title',
      title: {lt: 'Vaizdo įrašo pavadinimas', en: 'Name of the video'},
      description: {
        lt: 'Ką jame pamatysime, pvz., „Vaikų pasirodymas per Kalėdas“. Matomas po vaizdo įrašu.',
        en: 'What it shows, such as ‘The children perform at Christmas’. Shown below the video.',
      },
      type: 'string',
      validation: (rule) => [
        rule.custom(
          requireFilled({lt: 'Įrašykite vaizdo įrašo pavadinimą.', en: 'Enter the name of the video.'}),
        ),
        upTo('title')(rule),
      ],
    }),
    defineField({
      name: 'cover',
      title: {lt: 'Viršelis', en: 'Cover'},
      description: {
        lt: 'Nebūtina. Paveikslėlis, matomas, kol vaizdo įrašas nepaleistas. Nutempkite failą čia.',
        en: 'Optional. A picture shown until the video is played. Drag a file here.',
      },
      type: 'image',
      options: {hotspot},
      validation: wideEnough('column'),
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'url', media: 'cover'}},
})
