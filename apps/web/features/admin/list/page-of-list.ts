/** How many rows of a list are shown at a time. */
export const PAGE_SIZE = 25

/** A page of a list, counted from 1, and how many rows there are in all. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
  page: number
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE))
}

/** Numbers of the first and last row on a page, from 1. */
export function rowNumbers({rows, page}: ListPage<unknown>): {from: number; to: number} {
  const before = (page - 1) * PAGE_SIZE
  return {from: before + 1, to: before + rows.length}
}
