export const tabs = ['users', 'comments', 'photos', 'newsletter'] as const
export type AdminTab = (typeof tabs)[number]

/** Which comments are listed. */
export const segments = ['waiting', 'reported', 'all', 'deleted'] as const
export type Segment = (typeof segments)[number]

export const userColumns = [
  'name',
  'email',
  'city',
  'language',
  'role',
  'status',
  'joined',
  'lastSeen',
] as const
export type UserColumn = (typeof userColumns)[number]

export const commentColumns = ['written', 'author', 'page', 'reports', 'deleted'] as const
export type CommentColumn = (typeof commentColumns)[number]

export interface Sort<Column extends string = string> {
  by: Column
  isDescending: boolean
}

/** What the admin area shows, as its address says it. */
export interface AdminAddress {
  tab: AdminTab
  segment: Segment
  query: string
  /** Nothing where the list is in its usual order. */
  sort: Sort<UserColumn | CommentColumn> | null
  /** From 1. */
  page: number
}

const LAST_PAGE = 100_000

/** Reads what stands after the question mark; what makes no sense there is disregarded. */
export function readAddress(params: URLSearchParams): AdminAddress {
  const tab = oneOf(tabs, params.get('tab')) ?? 'users'
  const page = Number(params.get('page'))
  return {
    tab,
    segment: oneOf(segments, params.get('show')) ?? 'waiting',
    query: params.get('q')?.slice(0, 200) ?? '',
    sort: readSort(tab === 'comments' ? commentColumns : userColumns, params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
  }
}

/** The reverse: `?tab=comments&page=2`, or nothing for the first view. */
export function writeAddress({tab, segment, query, sort, page}: AdminAddress): string {
  const params = new URLSearchParams()
  if (tab !== 'users') params.set('tab', tab)
  if (tab === 'comments' && segment !== 'waiting') params.set('show', segment)
  if (query) params.set('q', query)
  if (sort) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.by}`)
  if (page > 1) params.set('page', String(page))
  const written = params.toString()
  return written && `?${written}`
}

function readSort<Column extends string>(
  columns: readonly Column[],
  written: string | null,
): Sort<Column> | null {
  const isDescending = written?.startsWith('-') ?? false
  const by = oneOf(columns, isDescending ? (written?.slice(1) ?? null) : written)
  return by === undefined ? null : {by, isDescending}
}

function oneOf<Value extends string>(values: readonly Value[], written: string | null): Value | undefined {
  return values.find((value) => value === written)
}
