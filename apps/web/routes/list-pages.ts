import {listPageSegment} from '@site/schemas/routes/route-table'

interface List {
  /** The first page is here. */
  path: string
  /** The others are below this path, by default that of the first page. */
  below?: string
  /** The first page has this many items. */
  first: number
  others: number
}

/** Pages count from 1. A list without items has one page. */
export function listPages({path, below = path, first, others}: List) {
  const count = (items: number) => 1 + Math.max(0, Math.ceil((items - first) / others))
  const pathOf = (page: number) => (page === 1 ? path : `${below}/${listPageSegment}/${page}`)
  return {
    count,
    pathOf,
    paths: (items: number) => Array.from({length: count(items)}, (_, index) => pathOf(index + 1)),
    /** `to` is exclusive. */
    range(page: number): {from: number; to: number} {
      if (page === 1) return {from: 0, to: first}
      const from = first + (page - 2) * others
      return {from, to: from + others}
    },
    /** Returns undefined if a list of this many items has no further page at this segment. */
    furtherPage(segment: string, items: number): number | undefined {
      const page = Number(segment)
      return /^[1-9]\d*$/.test(segment) && page >= 2 && page <= count(items) ? page : undefined
    },
  }
}

export type ListPages = ReturnType<typeof listPages>
