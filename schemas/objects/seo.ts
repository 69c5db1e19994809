import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import type {Bilingual} from '../languages.ts'
import {message} from '../validation/messages.ts'
import {wideEnough} from '../validation/picture-size.ts'

const longestShownDescription = 160

/** Title, description and image for search engines and shared links, instead of the page's own. */
export const seo = defineType({
  name: 'seo',
  title: 'Paieškai ir dalijimuisi',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Pavadinimas paieškoje',
      description:
        'Nebūtina. Rodomas „Google“ rezultatuose ir pasidalijus nuoroda; tuščia – puslapio antraštė.',
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'description',
      title: 'Aprašymas paieškoje',
      description: 'Nebūtina. Vienas ar du sakiniai po pavadinimu; tuščia – trumpas puslapio aprašymas.',
      type: 'localizedText',
      validation: (rule) => [
        ...matchLanguages(rule),
        rule
          .custom<Bilingual<string>>(
            (text, context) =>
              Math.max(text?.lt?.length ?? 0, text?.en?.length ?? 0) <= longestShownDescription ||
              message(context, 'seo.tooLong', {most: longestShownDescription}),
          )
          .warning(),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Paveikslėlis prie nuorodos',
      description: 'Nebūtina. Matomas pasidalijus nuoroda; tuščia – puslapio paveikslėlis.',
      type: 'localizedImage',
      validation: wideEnough('sharedLink'),
    }),
  ],
})
