/** The first page shows one item large and two rows of three; each of the others full rows of two or three. */
export const FIRST_PAGE = 7
export const OTHER_PAGES = 12

/** Where all news stand in short. Two parts below the section, so that no item's slug can be the same. */
export const allNewsPath = '/naujienos/puslapis/visos'

/** Where a page of the news list is, counted from 1. */
export function newsPagePath(page: number): string {
  return page === 1 ? '/naujienos' : `/naujienos/puslapis/${page}`
}

/** Pages that so many items take; there is always a first one. */
export function newsPageCount(items: number): number {
  return 1 + Math.max(0, Math.ceil((items - FIRST_PAGE) / OTHER_PAGES))
}

/** Addresses of all pages of the list, without the one in short. */
export function newsPagePaths(items: number): string[] {
  return Array.from({length: newsPageCount(items)}, (_, index) => newsPagePath(index + 1))
}

/** Which items are on a page, by their place in the list: from the first up to and without the last. */
export function newsOnPage(page: number): {from: number; to: number} {
  if (page === 1) return {from: 0, to: FIRST_PAGE}
  const from = FIRST_PAGE + (page - 2) * OTHER_PAGES
  return {from, to: from + OTHER_PAGES}
}
