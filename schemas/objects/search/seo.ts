import {defineField, defineType} from '../../define.ts'
import {matchLanguages} from '../../validation/bilingual.ts'
import type {Bilingual} from '../../languages.ts'
import {message} from '../../validation/messages.ts'
import {wideEnough} from '../../validation/picture-size.ts'

const longestShownDescription = 160

export const seo = defineType({
  name: 'seo',
  title: {lt: 'Paieškai ir dalijimuisi', en: 'For search and sharing'},
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pavadinimas paieškoje', en: 'Title in search results'},
      description: {
        lt: 'Nebūtina. Rodomas „Google“ rezultatuose ir pasidalijus nuoroda; tuščia – puslapio antraštė.',
        en: 'Optional. Shown in Google results and when the link is shared. If empty, the heading of the page.',
      },
      type: 'localizedString',
      validation: matchLanguages,
    }),
    defineField({
      name: 'description',
      title: {lt: 'Aprašymas paieškoje', en: 'Description in search results'},
      description: {
        lt: 'Nebūtina. Vienas ar du sakiniai po pavadinimu; tuščia – trumpas puslapio aprašymas.',
        en: 'Optional. One or two sentences below the title. If empty, the short description of the page.',
      },
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
      title: {lt: 'Paveikslėlis prie nuorodos', en: 'Picture shown with the link'},
      description: {
        lt: 'Nebūtina. Matomas pasidalijus nuoroda; tuščia – puslapio paveikslėlis.',
        en: 'Optional. Shown when the link is shared. If empty, the picture of the page.',
      },
      type: 'localizedImage',
      validation: wideEnough('sharedLink'),
    }),
  ],
})
