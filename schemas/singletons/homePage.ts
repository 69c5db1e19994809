import {defineField, defineType} from '@sanity/types'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {seo} from '../fields/page-fields.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** Texts above the home page's lists of news and events. */
export const homePage = defineType({
  name: 'homePage',
  title: 'Pradžia',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Pasveikinimas',
      description: 'Didžiausias užrašas pirmo puslapio viršuje. Geriausia – viena trumpa eilutė.',
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: 'Keli sakiniai apie mus',
      description: 'Rodomi po pasveikinimu: kas esame ir ką čia galima rasti.',
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text', validation: wideEnough('page')}),
    defineField({
      name: 'campaign',
      title: 'Kampanija pirmame puslapyje',
      description:
        'Nebūtina. Rodoma plačia juosta po renginių sąrašu. Kampanijai pasibaigus lauką išvalykite.',
      type: 'reference',
      to: [{type: 'campaign'}],
      group: 'text',
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: 'Pradžia', ...selection}),
  },
})
