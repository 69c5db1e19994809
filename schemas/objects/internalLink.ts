import {defineField, defineType} from '@sanity/types'
import {linkPages, requireOneTarget, targetDocument, targetPage} from '../fields/link-target.ts'
import {lithuanianTitle} from '../options/option-list.ts'
import {requireLabel} from '../validation/bilingual.ts'
import {shownUntil} from '../fields/shown-until.ts'

/** A button that opens a page of this site. */
export const internalLink = defineType({
  name: 'internalLink',
  title: 'Mygtukas į šios svetainės puslapį',
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: 'Mygtuko tekstas',
      description: 'Du trys žodžiai, pvz., „Tapti nariu“.',
      type: 'localizedString',
      validation: requireLabel,
    }),
    targetPage,
    targetDocument,
    shownUntil,
  ],
  validation: (rule) => rule.custom(requireOneTarget),
  preview: {
    select: {
      title: 'label.lt',
      page: 'page',
      documentTitle: 'document.title.lt',
      documentName: 'document.name.lt',
    },
    prepare: ({title, page, documentTitle, documentName}) => ({
      title,
      subtitle: lithuanianTitle(linkPages, page) ?? documentTitle ?? documentName,
    }),
  },
})
