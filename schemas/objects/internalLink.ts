import {defineField, defineType} from '../define.ts'
import {linkPages, requireOneTarget, targetDocument, targetPage} from '../fields/link-target.ts'
import {optionTitle} from '../options/option-list.ts'
import {requireLabel} from '../validation/bilingual.ts'
import {shownUntil} from '../fields/shown-until.ts'

export const internalLink = defineType({
  name: 'internalLink',
  title: {lt: 'Mygtukas į šios svetainės puslapį', en: 'Button to a page of this site'},
  type: 'object',
  fields: [
    defineField({
      name: 'label',
      title: {lt: 'Mygtuko tekstas', en: 'Button text'},
      description: {
        lt: 'Du trys žodžiai, pvz., „Tapti nariu“.',
        en: 'Two or three words, such as ‘Become a member’.',
      },
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
      subtitle: optionTitle(linkPages, page) ?? documentTitle ?? documentName,
    }),
  },
})
