import {defineType} from '../../define.ts'
import {buttonLabel, shownUntil} from '../../fields/button.ts'
import {linkPages, requireOneTarget, targetDocument, targetPage} from '../../fields/link-target.ts'
import {optionTitle} from '../../options/option-list.ts'

export const internalLink = defineType({
  name: 'internalLink',
  title: {lt: 'Mygtukas į šios svetainės puslapį', en: 'Button to a page of this site'},
  type: 'object',
  fields: [
    buttonLabel({
      lt: 'Du trys žodžiai, pvz., „Tapti nariu“.',
      en: 'Two or three words, such as ‘Become a member’.',
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
