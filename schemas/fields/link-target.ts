import {defineField} from '@sanity/types'
import {lithuanianOptions} from '../options/option-list.ts'
import {documentRoutes, pages} from '../routes/route-table.ts'

/** Pages that can be the target of links and redirects, as options. */
export const linkPages = pages.flatMap((page) =>
  'linkTitle' in page ? [{value: page.path, title: page.linkTitle}] : [],
)

export const targetPage = defineField({
  name: 'page',
  title: 'Svetainės puslapis',
  description:
    'Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.',
  type: 'string',
  options: {list: lithuanianOptions(linkPages)},
})

export const targetDocument = defineField({
  name: 'document',
  title: 'Naujiena, renginys, kampanija ar mokyklėlė',
  description:
    'Pradėkite rašyti pavadinimą ir pasirinkite iš sąrašo. Palikite tuščia, jei puslapį nurodėte aukščiau.',
  type: 'reference',
  to: Object.keys(documentRoutes).map((type) => ({type})),
})

export interface Target {
  page?: string
  document?: {_ref?: string}
}

/** Requires either a page or a document. */
export function requireOneTarget(target: Target | undefined): true | string {
  if (!target) return true
  if (target.page && target.document?._ref) {
    return 'Palikite tik vieną: svetainės puslapį arba po juo nurodytą įrašą.'
  }
  return Boolean(target.page || target.document?._ref) || 'Pasirinkite puslapį, į kurį nukreipti lankytoją.'
}
