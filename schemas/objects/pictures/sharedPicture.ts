import type {ValidationContext} from '@sanity/types'
import {defineField, defineType} from '../../define.ts'
import {upTo} from '../../validation/lengths.ts'
import {message} from '../../validation/messages.ts'

/** Marks where the English text shows a picture of the Lithuanian one. */
export const sharedPicture = defineType({
  name: 'sharedPicture',
  title: {lt: 'Paveikslėlis iš lietuviško teksto', en: 'Picture from the Lithuanian text'},
  type: 'object',
  fields: [
    defineField({
      name: 'picture',
      title: {lt: 'Kuris paveikslėlis', en: 'Which picture'},
      description: {
        lt: 'Paveikslėlis, jo aprašymas ir prierašas abiem kalbomis keičiami lietuviškame tekste.',
        en: 'The picture, and its description and caption in both languages, are changed in the Lithuanian text.',
      },
      type: 'string',
      validation: (rule) => [
        rule.required().error({lt: 'Pasirinkite paveikslėlį.', en: 'Choose a picture.'}),
        upTo('key')(rule),
        rule
          .custom<string>(
            (key, context) =>
              !key || lithuanianKeys(context).includes(key) || message(context, 'picture.notShared'),
          )
          .warning(),
      ],
    }),
  ],
  preview: {
    select: {picture: 'picture'},
    prepare: () => ({
      title: {lt: 'Paveikslėlis iš lietuviško teksto', en: 'Picture from the Lithuanian text'},
    }),
  },
})

function lithuanianKeys({document, path = []}: ValidationContext): string[] {
  const body = path.slice(0, path.lastIndexOf('en'))
  const texts = body.reduce<unknown>((parent, segment) => {
    if (!Array.isArray(parent)) return (parent as Record<string, unknown> | undefined)?.[String(segment)]
    return parent.find(({_key}) => typeof segment === 'object' && '_key' in segment && _key === segment._key)
  }, document)
  return ((texts as {lt?: {_key: string}[]} | undefined)?.lt ?? []).map(({_key}) => _key)
}
