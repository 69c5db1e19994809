import {defineField, defineType} from '@sanity/types'
import {addressedTypes} from '../fields/addressed-types.ts'
import {requireBothLanguages} from '../fields/bilingual.ts'
import {lithuanianChoice, lithuanianChoices} from '../fields/choices.ts'
import {sitePages} from '../fields/site-pages.ts'

const pages = sitePages.map(({path, title}) => ({value: path, title}))

export interface Target {
  page?: string
  document?: {_ref?: string}
}

/** A button that leads to a page of this site. */
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
      validation: requireBothLanguages,
    }),
    defineField({
      name: 'page',
      title: 'Svetainės puslapis',
      description:
        'Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.',
      type: 'string',
      options: {list: lithuanianChoices(pages)},
    }),
    defineField({
      name: 'document',
      title: 'Naujiena, renginys, kampanija ar mokyklėlė',
      description:
        'Pradėkite rašyti pavadinimą ir pasirinkite iš sąrašo. Palikite tuščia, jei puslapį nurodėte aukščiau.',
      type: 'reference',
      to: addressedTypes.map((type) => ({type})),
    }),
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
      subtitle: lithuanianChoice(pages, page) ?? documentTitle ?? documentName,
    }),
  },
})

/** Exactly one of page and document must be set. */
export function requireOneTarget(target: Target | undefined): true | string {
  if (!target) return true
  if (target.page && target.document?._ref) {
    return 'Palikite tik vieną: svetainės puslapį arba po juo nurodytą įrašą.'
  }
  return Boolean(target.page || target.document?._ref) || 'Pasirinkite puslapį, į kurį nukreipti lankytoją.'
}
