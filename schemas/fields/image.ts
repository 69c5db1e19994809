import {defineField} from '@sanity/types'
import type {Bilingual} from '../languages.ts'
import {altMissing} from '../validation/photo-messages.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {isFilled} from '../validation/filled.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const image = defineField({
  name: 'image',
  title: 'Paveikslėlis',
  description:
    'Nebūtina. Nutempkite failą čia. Spustelėję apkarpymo ženklą pažymėkite, kas turi likti matoma.',
  type: 'localizedImage',
  validation: wideEnough('half'),
})

/** Alt text and caption of every image. */
export const imageTexts = [
  defineField({
    name: 'alt',
    title: 'Ką matyti paveikslėlyje',
    description:
      'Vienas sakinys tam, kas paveikslėlio nemato: jį perskaito ekrano skaitymo programa. Pvz., „Vaikai šoka ratelį prie Kalėdų eglės“.',
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
    title: 'Prierašas',
    description: 'Nebūtina. Matomas po paveikslėliu: kas, kur, kada, kieno nuotrauka.',
    type: 'localizedString',
    validation: matchLanguages,
  }),
]

function hasAsset(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value && value.asset != null
}
