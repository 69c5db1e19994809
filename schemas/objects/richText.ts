import {defineArrayMember, defineType} from '@sanity/types'
import {linkHref} from '../fields/link-href.ts'
import {articleLength} from '../validation/lengths.ts'

const paragraph = defineArrayMember({
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
        fields: [linkHref],
      }),
    ],
  },
})

/** What both languages have in words of their own. */
const blocks = [
  defineArrayMember({type: 'linkButton', title: 'Mygtukas'}),
  defineArrayMember({type: 'video', title: 'Vaizdo įrašas'}),
  defineArrayMember({type: 'download', title: 'Failas'}),
  defineArrayMember({type: 'table', title: 'Lentelė'}),
]

/** Rich text in Lithuanian, with its pictures. The site renders everything allowed here. */
export const richText = defineType({
  name: 'richText',
  title: 'Formatuotas tekstas',
  type: 'array',
  of: [paragraph, defineArrayMember({type: 'bodyImage', title: 'Paveikslėlis'}), ...blocks],
  validation: articleLength,
})

/** Its translation, which shows the same pictures. */
export const translatedRichText = defineType({
  name: 'translatedRichText',
  title: 'Išverstas formatuotas tekstas',
  type: 'array',
  of: [paragraph, defineArrayMember({type: 'sharedPicture', title: 'Paveikslėlis'}), ...blocks],
  validation: articleLength,
})
