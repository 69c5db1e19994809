import {defineField} from '../define.ts'
import type {Bilingual} from '../languages.ts'
import {altMissing} from '../validation/photo-messages.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {isFilled} from '../validation/filled.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const image = defineField({
  name: 'image',
  title: {lt: 'Paveikslėlis', en: 'Picture'},
  description: {
    lt: 'Nebūtina. Nutempkite failą čia. Spustelėję apkarpymo ženklą pažymėkite, kas turi likti matoma.',
    en: 'Optional. Drag a file here. Press the crop icon to mark what must stay visible.',
  },
  type: 'localizedImage',
  validation: wideEnough('half'),
})

export const hotspot = {
  previews: [
    {title: {lt: '3:4', en: '3:4'}, aspectRatio: 3 / 4},
    {title: {lt: 'Kvadratas', en: 'Square'}, aspectRatio: 1},
    {title: {lt: '16:9', en: '16:9'}, aspectRatio: 16 / 9},
    {title: {lt: 'Panorama', en: 'Panorama'}, aspectRatio: 4},
  ],
}

export const imageTexts = [
  defineField({
    name: 'alt',
    title: {lt: 'Ką matyti paveikslėlyje', en: 'What the picture shows'},
    description: {
      lt: 'Vienas sakinys tam, kas paveikslėlio nemato: jį perskaito ekrano skaitymo programa. Pvz., „Vaikai šoka ratelį prie Kalėdų eglės“.',
      en: 'One sentence for somebody who can’t see the picture. A screen reader reads it out. For example: ‘Children dance in a circle around a Christmas tree’.',
    },
    type: 'localizedString',
    validation: (rule) => [
      rule.custom<Bilingual<string>>(
        (alt, context) =>
          !hasAsset(context.parent) ||
          isFilled(alt?.lt) || {message: altMissing(context, 'lt'), path: ['lt']},
      ),
      rule
        .custom<Bilingual<string>>(
          (alt, context) =>
            !hasAsset(context.parent) ||
            isFilled(alt?.en) || {message: altMissing(context, 'en'), path: ['en']},
        )
        .warning(),
    ],
  }),
  defineField({
    name: 'caption',
    title: {lt: 'Prierašas', en: 'Caption'},
    description: {
      lt: 'Nebūtina. Matomas po paveikslėliu: kas, kur, kada, kieno nuotrauka.',
      en: 'Optional. Shown below the picture: who, where, when, whose photo.',
    },
    type: 'localizedString',
    validation: matchLanguages,
  }),
]

function hasAsset(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value && value.asset != null
}
