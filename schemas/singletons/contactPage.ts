import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {pageHeading, seo} from '../fields/page-fields.ts'
import {wideEnough} from '../validation/picture-size.ts'

/** Texts around the contact details, which are in the site settings. */
export const contactPage = defineType({
  name: 'contactPage',
  title: 'Kontaktai',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'press', title: 'Žiniasklaidai'},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    ...pageHeading,
    defineField({...image, group: 'text', validation: wideEnough('page')}),
    defineField({
      name: 'phoneNote',
      title: 'Prie telefono',
      description: 'Nebūtina. Pvz., „Jei neatsiliepiame, parašykite žinutę“.',
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'emailNote',
      title: 'Prie el. pašto',
      description: 'Nebūtina. Pvz., „Atsakome per dvi darbo dienas“.',
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'press',
      title: 'Žiniasklaidai',
      description:
        'Nebūtina. Ko klausia žurnalistai. Rodoma kontaktų puslapio gale, o puslapių apačioje – nuoroda į tai.',
      type: 'press',
      group: 'press',
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: 'Kontaktai', ...selection}),
  },
})
