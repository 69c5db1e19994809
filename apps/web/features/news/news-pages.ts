import {documentRoutes, type PagePath} from '@site/schemas/routes/route-table'
import {listPages} from '#/routes/list-pages.ts'

const {section} = documentRoutes.newsItem

/** So many items come with each press of “show more”. */
export const OTHER_PAGES = 12

// The first page has a large item and two rows of three; the others fill rows of two or three.
export const newsPages = listPages({path: section, first: 7, others: OTHER_PAGES})

export const allNewsPath = `${section}/puslapis/visos` satisfies PagePath
