import {defineField, defineType} from '../../define.ts'
import {requireBothLanguages} from '../../validation/bilingual.ts'
import {wideEnough} from '../../validation/picture-size.ts'

export const pressPicture = defineType({
  name: 'pressPicture',
  title: {lt: 'Paveikslėlis spaudai', en: 'Picture for the press'},
  type: 'object',
  fields: [
    defineField({
      name: 'image',
      title: {lt: 'Paveikslėlis', en: 'Picture'},
      description: {
        lt: 'Nutempkite didžiausią failą, kokį turite: jį žurnalistai atsisiųs tokį, koks yra.',
        en: 'Drag the largest file that you have here: journalists download it as it is.',
      },
      type: 'localizedImage',
      validation: (rule) => [
        rule.required().assetRequired().error({lt: 'Įkelkite paveikslėlį.', en: 'Upload a picture.'}),
        wideEnough('page')(rule),
      ],
    }),
    defineField({
      name: 'credit',
      title: {lt: 'Autorius', en: 'Credit'},
      description: {
        lt: 'Ką spausdinant būtina nurodyti, pvz., „Ona Onaitė / bendruomenės pavadinimas“.',
        en: 'What must be printed with it, such as ‘Ona Onaitė / name of the community’.',
      },
      type: 'localizedString',
      validation: requireBothLanguages,
    }),
  ],
  preview: {select: {title: 'image.alt.lt', subtitle: 'credit.lt', media: 'image'}},
})
