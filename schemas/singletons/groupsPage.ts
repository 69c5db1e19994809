import {defineField, defineType} from '../define.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {emailAddress} from '../validation/formats.ts'
import {commentKey} from '../fields/event-key.ts'
import {textList, titledList} from '../fields/lists.ts'
import {pageHeading, seo, sharingGroup, textGroup} from '../fields/page-fields.ts'

export const groupsPage = defineType({
  name: 'groupsPage',
  title: {lt: 'Grupės', en: 'Groups'},
  type: 'document',
  groups: [textGroup, sharingGroup],
  fields: [
    ...pageHeading,
    defineField({
      name: 'generalInfo',
      title: {lt: 'Bendra informacija', en: 'General information'},
      description: {
        lt: 'Nebūtina. Ką verta žinoti apie visas grupes.',
        en: 'Optional. What is worth knowing about all groups.',
      },
      type: 'localizedBody',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      ...titledList({
        name: 'steps',
        title: {lt: 'Kaip ateiti į grupę', en: 'How to join'},
        description: {lt: 'Trys žingsniai iš eilės.', en: 'Three steps in order.'},
      }),
      group: 'text',
      validation: (rule) =>
        rule.length(3).warning({
          lt: 'Puslapyje numatyta vieta trims žingsniams.',
          en: 'The page has room for three steps.',
        }),
    }),
    defineField({
      ...textList({
        name: 'benefits',
        title: {lt: 'Kuo naudinga', en: 'What you get out of it'},
        description: {lt: 'Kiekvieną punktą pridėkite atskirai.', en: 'Add each point on its own.'},
      }),
      group: 'text',
    }),
    defineField({
      name: 'contactText',
      title: {lt: 'Kur klausti', en: 'Where to ask'},
      description: {
        lt: 'Nebūtina. Vienas ar du sakiniai prieš el. pašto adresą.',
        en: 'Optional. One or two sentences before the email address.',
      },
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'email',
      title: {lt: 'El. paštas', en: 'Email'},
      description: {
        lt: 'Nebūtina. Tuščia – rodomas bendras bendruomenės paštas.',
        en: 'Optional. If empty, the community’s own mailbox is shown.',
      },
      type: 'email',
      group: 'text',
      validation: (rule) => emailAddress(rule),
    }),
    defineField({...commentKey, group: 'text'}),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt'},
    prepare: (selection) => ({title: {lt: 'Grupės', en: 'Groups'}, ...selection}),
  },
})
