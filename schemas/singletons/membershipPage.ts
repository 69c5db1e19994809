import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {image} from '../fields/image.ts'
import {pageHeading, seo} from '../fields/page-fields.ts'
import {titledList} from '../fields/lists.ts'

/** Texts around the membership form. */
export const membershipPage = defineType({
  name: 'membershipPage',
  title: 'Tapti nariu',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    ...pageHeading,
    defineField({...image, group: 'text'}),
    defineField({
      name: 'hasDeadline',
      title: 'Registracija iki metų pabaigos',
      description: 'Įjungus rodoma, kad nauji nariai priimami iki šių metų gruodžio 31 d.',
      type: 'boolean',
      group: 'text',
      initialValue: true,
    }),
    defineField({
      ...titledList('benefits', 'Ką gauna narys', 'Trys punktai, kiekvienas su vienu ar dviem sakiniais.'),
      group: 'text',
      validation: (rule) => rule.length(3).warning('Puslapyje numatyta vieta trims punktams.'),
    }),
    defineField({
      name: 'feeText',
      title: 'Apie metinį mokestį',
      description:
        'Nebūtina. Keli sakiniai prie anketos. Pati suma – skiltyje „Kontaktai, sąskaita, mokestis“.',
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'minimumAge',
      title: 'Mažiausias nario amžius',
      description: 'Metais, tik skaičius, pvz., 18.',
      type: 'number',
      group: 'text',
      initialValue: 18,
      validation: (rule) => [
        rule.required().error('Įrašykite amžių metais, pvz., 18.'),
        rule.integer().min(0).max(120).error('Įrašykite amžių metais, pvz., 18.'),
      ],
    }),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt', media: 'image'},
    prepare: (selection) => ({title: 'Tapti nariu', ...selection}),
  },
})
