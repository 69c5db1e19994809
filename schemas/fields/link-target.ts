import type {CustomValidatorResult} from '@sanity/types'
import {defineField} from '../define.ts'
import {documentRoutes, pages} from '../routes/route-table.ts'

export const linkPages = pages.flatMap((page) =>
  'linkTitle' in page ? [{value: page.path, title: page.linkTitle}] : [],
)

export const targetPage = defineField({
  name: 'page',
  title: {lt: 'Svetainės puslapis', en: 'Page of the site'},
  description: {
    lt: 'Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.',
    en: 'Choose a page, or leave this empty and choose a news item, event, campaign or school below.',
  },
  type: 'string',
  options: {list: linkPages},
})

export const targetDocument = defineField({
  name: 'document',
  title: {lt: 'Naujiena, renginys, kampanija ar mokyklėlė', en: 'News item, event, campaign or school'},
  description: {
    lt: 'Pradėkite rašyti pavadinimą ir pasirinkite iš sąrašo. Palikite tuščia, jei puslapį nurodėte aukščiau.',
    en: 'Start typing the title and choose from the list. Leave this empty if you chose a page above.',
  },
  type: 'reference',
  to: Object.keys(documentRoutes).map((type) => ({type})),
})

export interface Target {
  page?: string
  document?: {_ref?: string}
}

export function requireOneTarget(target: Target | undefined): CustomValidatorResult {
  if (!target) return true
  if (target.page && target.document?._ref) {
    return {
      lt: 'Palikite tik vieną: svetainės puslapį arba po juo nurodytą įrašą.',
      en: 'Keep only one: the page of the site, or what is chosen below it.',
    }
  }
  return (
    Boolean(target.page || target.document?._ref) || {
      lt: 'Pasirinkite puslapį, į kurį nukreipti lankytoją.',
      en: 'Choose the page that the visitor is taken to.',
    }
  )
}
