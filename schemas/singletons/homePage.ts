import {defineField, defineType} from '../define.ts'
import {requireBothLanguages, requireTitle} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {seo, sharingGroup, textGroup} from '../fields/page-fields.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const homePage = defineType({
  name: 'homePage',
  title: {lt: 'Pradžia', en: 'Home'},
  type: 'document',
  groups: [textGroup, sharingGroup],
  fields: [
    defineField({
      name: 'title',
      title: {lt: 'Pasveikinimas', en: 'Welcome'},
      description: {
        lt: 'Didžiausias užrašas pirmo puslapio viršuje. Geriausia – viena trumpa eilutė.',
        en: 'The largest heading at the top of the front page. One short line is best.',
      },
      type: 'localizedString',
      group: 'text',
      validation: requireTitle,
    }),
    defineField({
      name: 'text',
      title: {lt: 'Keli sakiniai apie mus', en: 'A few sentences about us'},
      description: {
        lt: 'Rodomi po pasveikinimu: kas esame ir ką čia galima rasti.',
        en: 'Shown below the welcome: who we are and what can be found here.',
      },
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text', validation: wideEnough('page')}),
    defineField({
      name: 'campaign',
      title: {lt: 'Kampanija pirmame puslapyje', en: 'Campaign on the front page'},
      description: {
        lt: 'Nebūtina. Rodoma plačia juosta po renginių sąrašu. Kampanijai pasibaigus lauką išvalykite.',
        en: 'Optional. Shown as a wide band below the list of events. When the campaign ends, clear this field.',
      },
      type: 'reference',
      to: [{type: 'campaign'}],
      group: 'text',
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: {lt: 'Pradžia', en: 'Home'}, ...selection}),
  },
})
