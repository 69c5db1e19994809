import {defineField, defineType} from '@sanity/types'
import {matchLanguages, requireBothLanguages} from '../fields/bilingual.ts'
import {image} from '../fields/image.ts'
import {seo} from '../fields/seo.ts'

/** What is said around the community's contacts, which are in the site's settings. */
export const contactPage = defineType({
  name: 'contactPage',
  title: 'Kontaktai',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir bendrinimui'},
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Antraštė',
      description: 'Didžiausias užrašas puslapio viršuje.',
      type: 'localizedString',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'text',
      title: 'Paantraštė',
      description: 'Vienas ar du sakiniai po antrašte.',
      type: 'localizedText',
      group: 'text',
      validation: requireBothLanguages,
    }),
    defineField({...image, group: 'text'}),
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
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: 'Kontaktai', ...selection}),
  },
})
