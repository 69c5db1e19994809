import {defineField, defineType} from '@sanity/types'
import {matchLanguages} from '../fields/bilingual.ts'
import {commentKey} from '../fields/comment-key.ts'
import {emailAddress} from '../fields/email.ts'
import {pageOpening} from '../fields/page-opening.ts'
import {seo} from '../fields/seo.ts'
import {textList} from '../fields/text-list.ts'
import {titledList} from '../fields/titled-list.ts'

/** What is said around the list of groups. */
export const groupsPage = defineType({
  name: 'groupsPage',
  title: 'Grupės',
  type: 'document',
  groups: [
    {name: 'text', title: 'Tekstas', default: true},
    {name: 'sharing', title: 'Paieškai ir dalijimuisi'},
  ],
  fields: [
    ...pageOpening,
    defineField({
      name: 'generalInfo',
      title: 'Bendra informacija',
      description: 'Nebūtina. Ką verta žinoti apie visas grupes.',
      type: 'localizedBody',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      ...titledList('steps', 'Kaip prisijungti', 'Trys žingsniai iš eilės.'),
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
      validation: emailAddress,
    }),
    defineField({...commentKey, group: 'text'}),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt'},
    prepare: (selection) => ({title: 'Grupės', ...selection}),
  },
})
