import {documentRoutes, type PagePath} from '@site/schemas/routes/route-table'

// The first page has a large item and two rows of three; the others fill rows of two or three.
const FIRST_PAGE = 7
export const OTHER_PAGES = 12

const {section} = documentRoutes.newsItem

export const allNewsPath = `${section}/puslapis/visos` satisfies PagePath

/** `page` counts from 1. */
export function newsPagePath(page: number): string {
  return page === 1 ? section : `${section}/puslapis/${page}`
}

/** A list without items has one page. */
export function newsPageCount(items: number): number {
  return 1 + Math.max(0, Math.ceil((items - FIRST_PAGE) / OTHER_PAGES))
}

export function newsPagePaths(items: number): string[] {
  return Array.from({length: newsPageCount(items)}, (_, index) => newsPagePath(index + 1))
}

/** `to` is exclusive. */
export function newsPageRange(page: number): {from: number; to: number} {
  if (page === 1) return {from: 0, to: FIRST_PAGE}
  const from = FIRST_PAGE + (page - 2) * OTHER_PAGES
  return {from, to: from + OTHER_PAGES}
}
