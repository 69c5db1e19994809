import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages} from '../validation/bilingual.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** A picture that others may print, with what they must write beside it. */
export const pressPicture = defineType({
  name: 'pressPicture',
  title: 'Paveikslėlis spaudai',
  type: 'object',
  fields: [
    defineField({
      name: 'image',
      title: 'Paveikslėlis',
      description: 'Nutempkite didžiausią failą, kokį turite: jį žurnalistai atsisiųs tokį, koks yra.',
      type: 'localizedImage',
      validation: (rule) => [
        rule.required().assetRequired().error('Įkelkite paveikslėlį.'),
        wideEnough('page')(rule),
      ],
    }),
    defineField({
      name: 'credit',
      title: 'Autorius',
      description: 'Ką spausdinant būtina nurodyti, pvz., „Ona Onaitė / Velso lietuvių bendruomenė“.',
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
  ],
  preview: {select: {title: 'image.alt.lt', subtitle: 'credit.lt', media: 'image'}},
})
