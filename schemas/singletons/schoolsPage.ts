import {defineField, defineType} from '../define.ts'
import {matchLanguages} from '../validation/bilingual.ts'
import {commentKey} from '../fields/event-key.ts'
import {pageHeading, seo, sharingGroup, textGroup} from '../fields/page-fields.ts'

export const schoolsPage = defineType({
  name: 'schoolsPage',
  title: {lt: 'Mokyklėlės', en: 'Schools'},
  type: 'document',
  groups: [textGroup, sharingGroup],
  fields: [
    ...pageHeading,
    defineField({
      name: 'feedbackTitle',
      title: {lt: 'Atsiliepimų antraštė', en: 'Feedback heading'},
      description: {
        lt: 'Nebūtina. Rodoma virš tėvų atsiliepimų apie mokyklėlių renginius.',
        en: 'Optional. Shown above what parents say about the schools’ events.',
      },
      type: 'localizedString',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({
      name: 'feedbackText',
      title: {lt: 'Atsiliepimų paaiškinimas', en: 'Feedback explanation'},
      description: {
        lt: 'Nebūtina. Vienas ar du sakiniai: apie ką kviečiame parašyti.',
        en: 'Optional. One or two sentences: what we invite people to write about.',
      },
      type: 'localizedText',
      group: 'text',
      validation: matchLanguages,
    }),
    defineField({...commentKey, group: 'text'}),
    seo,
  ],
  preview: {
    select: {subtitle: 'title.lt'},
    prepare: (selection) => ({title: {lt: 'Mokyklėlės', en: 'Schools'}, ...selection}),
  },
})
