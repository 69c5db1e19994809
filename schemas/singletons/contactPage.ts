import {defineField, defineType} from '../define.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {pageHeading, seo, sharingGroup, textGroup} from '../fields/page-fields.ts'
import {wideEnough} from '../validation/picture-size.ts'

export const contactPage = defineType({
  name: 'contactPage',
  title: {lt: 'Kontaktai', en: 'Contact'},
  type: 'document',
  groups: [textGroup, {name: 'press', title: {lt: 'Žiniasklaidai', en: 'For the press'}}, sharingGroup],
  fields: [
    ...pageHeading,
    defineField({...image, group: 'text', validation: wideEnough('page')}),
    defineField({
      name: 'phoneNote',
      title: {lt: 'Prie telefono', en: 'Beside the phone number'},
      description: {
        lt: 'Nebūtina. Pvz., „Jei neatsiliepiame, parašykite žinutę“.',
        en: 'Optional. For example ‘If we don’t answer, please send a message’.',
      },
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'emailNote',
      title: {lt: 'Prie el. pašto', en: 'Beside the email address'},
      description: {
        lt: 'Nebūtina. Pvz., „Atsakome per dvi darbo dienas“.',
        en: 'Optional. For example ‘We reply within two working days’.',
      },
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'press',
      title: {lt: 'Žiniasklaidai', en: 'For the press'},
      description: {
        lt: 'Nebūtina. Ko klausia žurnalistai. Rodoma kontaktų puslapio gale, o puslapių apačioje – nuoroda į tai.',
        en: 'Optional. What journalists ask for. Shown at the end of the contact page, with a link to it at the foot of pages.',
      },
      type: 'press',
      group: 'press',
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: {lt: 'Kontaktai', en: 'Contact'}, ...selection}),
  },
})
