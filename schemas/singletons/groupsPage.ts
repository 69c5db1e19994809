import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../validation/bilingual.ts'
import {emailAddress} from '../validation/formats.ts'
import {commentKey} from '../fields/event-key.ts'
import {textList, titledList} from '../fields/lists.ts'
import {pageHeading, seo} from '../fields/page-fields.ts'

/** Texts around the list of groups. */
export const groupsPage = defineType({
  name: 'groupsPage',
  title: 'Grupės',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    ...pageHeading,
    defineField({
      name: 'generalInfo',
      title: 'Bendra informacija',
      description: 'Nebūtina. Ką verta žinoti apie visas grupes.',
      type: 'localizedBody',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      ...titledList('steps', 'Kaip ateiti į grupę', 'Trys žingsniai iš eilės.'),
      group: 'text',
      validation: (rule) => rule.length(3).warning('Puslapyje numatyta vieta trims žingsniams.'),
    }),
    defineField({
      ...textList('benefits', 'Kuo naudinga', 'Kiekvieną punktą pridėkite atskirai.'),
      group: 'text',
    }),
    defineField({
      name: 'contactText',
      title: 'Kur klausti',
      description: 'Nebūtina. Vienas ar du sakiniai prieš el. pašto adresą.',
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'email',
      title: 'El. paštas',
      description: 'Nebūtina. Tuščia – rodomas bendras bendruomenės paštas.',
      type: 'email',
      group: 'text',
      validation: (rule) => emailAddress(rule),
    }),
    defineField({...commentKey, group: 'text'}),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt'},
    prepare: (selection) => ({title: 'Grupės', ...selection}),
  },
})
