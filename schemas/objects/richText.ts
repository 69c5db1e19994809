import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {linkSchemes} from '../link-schemes.ts'

/** Rich text in one language. The site renders everything allowed here. */
export const richText = defineType({
  name: 'richText',
  title: 'Formatuotas tekstas',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: 'Paprastas tekstas', value: 'normal'},
        {title: 'Skyriaus antraštė', value: 'h2'},
        {title: 'Poskyrio antraštė', value: 'h3'},
        {title: 'Citata', value: 'blockquote'},
      ],
      lists: [
        {title: 'Sąrašas su taškais', value: 'bullet'},
        {title: 'Numeruotas sąrašas', value: 'number'},
      ],
      marks: {
        decorators: [
          {title: 'Paryškinta', value: 'strong'},
          {title: 'Pasviroji', value: 'em'},
        ],
        annotations: [
          defineArrayMember({
            name: 'link',
            title: 'Nuoroda',
            type: 'object',
            fields: [
              defineField({
                name: 'href',
                title: 'Kur veda nuoroda',
                description:
                  'Svetainės puslapis (/kontaktai), kita svetainė (https://…), el. paštas (mailto:vardas@pavyzdys.lt) arba telefonas (tel:+44…).',
                type: 'url',
                validation: (rule) => [
                  rule.required().error('Įrašykite, kur veda nuoroda.'),
                  rule
                    .uri({allowRelative: true, scheme: linkSchemes})
                    .error('Pradėkite ženklu / arba žodžiais https://, mailto: ar tel:.'),
                ],
              }),
            ],
          }),
        ],
      },
    }),
    defineArrayMember({type: 'bodyImage'}),
  ],
})
