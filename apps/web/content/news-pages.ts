/** The first page shows one item large and two rows of three; each of the others full rows of two or three. */
const FIRST_PAGE = 7
const OTHER_PAGES = 12

/** Where a page of the news list is, counted from 1; the whole list in short is at `/naujienos/puslapis/visos`. */
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

/** The items of one page, from all items. */
export function newsOnPage<Item>(items: Item[], page: number): Item[] {
  if (page === 1) return items.slice(0, FIRST_PAGE)
  const start = FIRST_PAGE + (page - 2) * OTHER_PAGES
  return items.slice(start, start + OTHER_PAGES)
}

/** What follows an item: one page more. Nothing after an item that is no longer among them. */
export function newsAfter<Item extends {_id: string}>(items: Item[], id: string): Item[] {
  const index = items.findIndex(({_id}) => _id === id)
  return index < 0 ? [] : items.slice(index + 1, index + 1 + OTHER_PAGES)
}
