import {defineArrayMember, defineType} from '../../define.ts'
import {linkHref} from '../../fields/link-href.ts'
import {articleLength} from '../../validation/lengths.ts'

const paragraph = defineArrayMember({
  type: 'block',
  styles: [
    {title: {lt: 'Paprastas tekstas', en: 'Plain text'}, value: 'normal'},
    {title: {lt: 'Skyriaus antraštė', en: 'Section heading'}, value: 'h2'},
    {title: {lt: 'Poskyrio antraštė', en: 'Smaller heading'}, value: 'h3'},
    {title: {lt: 'Citata', en: 'Quotation'}, value: 'blockquote'},
  ],
  lists: [
    {title: {lt: 'Sąrašas su taškais', en: 'Bulleted list'}, value: 'bullet'},
    {title: {lt: 'Numeruotas sąrašas', en: 'Numbered list'}, value: 'number'},
  ],
  marks: {
    decorators: [
      {title: {lt: 'Paryškinta', en: 'Bold'}, value: 'strong'},
      {title: {lt: 'Pasviroji', en: 'Italic'}, value: 'em'},
    ],
    annotations: [
      defineArrayMember({
        name: 'link',
        title: {lt: 'Nuoroda', en: 'Link'},
        type: 'object',
        fields: [linkHref],
      }),
    ],
  },
})

const blocks = [
  defineArrayMember({type: 'linkButton', title: {lt: 'Mygtukas', en: 'Button'}}),
  defineArrayMember({type: 'video', title: {lt: 'Vaizdo įrašas', en: 'Video'}}),
  defineArrayMember({type: 'download', title: {lt: 'Failas', en: 'File'}}),
  defineArrayMember({type: 'table', title: {lt: 'Lentelė', en: 'Table'}}),
]

/** The site renders everything that is allowed here. */
export const richText = defineType({
  name: 'richText',
  title: {lt: 'Formatuotas tekstas', en: 'Formatted text'},
  type: 'array',
  of: [
    paragraph,
    defineArrayMember({type: 'bodyImage', title: {lt: 'Paveikslėlis', en: 'Picture'}}),
    ...blocks,
  ],
  validation: articleLength,
})

export const translatedRichText = defineType({
  name: 'translatedRichText',
  title: {lt: 'Išverstas formatuotas tekstas', en: 'Formatted text, translated'},
  type: 'array',
  of: [
    paragraph,
    defineArrayMember({type: 'sharedPicture', title: {lt: 'Paveikslėlis', en: 'Picture'}}),
    ...blocks,
  ],
  validation: articleLength,
})
