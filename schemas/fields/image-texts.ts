import {defineField} from '@sanity/types'
import {isFilled, matchLanguages} from './bilingual.ts'
import type {Bilingual} from '../languages.ts'

/** The texts that go with each image. */
export const imageTexts = [
  defineField({
    name: 'alt',
    title: 'Ką matyti paveikslėlyje',
    description:
      'Vienas sakinys tam, kas paveikslėlio nemato: jį perskaito ekrano skaitytuvas. Pvz., „Vaikai šoka ratelį prie Kalėdų eglės“.',
    type: 'localizedString',
    validation: (rule) => [
      rule.custom<Bilingual<string>>(
        (alt, {parent}) =>
          !hasAsset(parent) ||
          isFilled(alt?.lt) || {message: 'Aprašykite lietuviškai, ką matyti paveikslėlyje.', path: ['lt']},
      ),
      rule
        .custom<Bilingual<string>>(
          (alt, {parent}) =>
            !hasAsset(parent) ||
            isFilled(alt?.en) || {message: 'Aprašykite paveikslėlį ir angliškai.', path: ['en']},
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

function hasAsset(image: unknown): boolean {
  return typeof image === 'object' && image !== null && 'asset' in image && image.asset != null
}
