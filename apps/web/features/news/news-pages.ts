import {documentRoutes, type PagePath} from '@site/schemas/routes/route-table'
import {listPages, type ListPages} from '#/routes/list-pages.ts'

const {section} = documentRoutes.newsItem

/** So many items come with each press of “show more”. */
export const OTHER_PAGES = 12

// The first page has a large item and two rows of three; the others fill rows of two or three.
export const newsPages = listPages({path: section, first: 7, others: OTHER_PAGES})

export const allNewsPath = `${section}/puslapis/visos` satisfies PagePath

const HEADLINES = 60

/** The years start with the newest, of which the page of all news shows the first page itself. */
export function newsYearPages(year: string, years: string[]): ListPages {
  const below = newsYearPath(year)
  const path = year === years[0] ? allNewsPath : below
  return listPages({path, below, first: HEADLINES, others: HEADLINES})
}

/** The newest year has this path, too, which it keeps when it is no longer the newest. */
export const newsYearPath = (year: string) => `${allNewsPath}/${year}`

/** @param items how many there are by year, the newest first */
export function newsYearPaths(items: Map<string, number>): string[] {
  const years = [...items.keys()]
  return [...items].flatMap(([year, count]) => [
    newsYearPath(year),
    ...newsYearPages(year, years).paths(count),
  ])
}
