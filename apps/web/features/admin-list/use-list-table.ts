'use client'

import {
  functionalUpdate,
  metaHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
import {useEffect, useMemo} from 'react'
import type {Settled} from './query-client.ts'
import {PAGE_SIZE, type ListPage} from './admin-list-queries.ts'
import type {ListSearchParams} from './use-list-search-params.ts'

interface ColumnMeta {
  label: string
  inCard: 'checkbox' | 'title' | 'body' | 'field' | 'actions'
  /** The kind of values decides what the sort directions are called. */
  order?: 'text' | 'date' | 'number' | 'sum' | 'status' | 'request'
  className?: string
}

/** The database searches, sorts and paginates. */
export const features = tableFeatures({
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

export type AdminTable<Row extends RowData> = ReactTable<typeof features, Row>

interface UseListTableOptions<Row extends RowData, Column extends string> {
  columns: readonly ColumnDef<typeof features, Row>[]
  list: Settled<ListPage<Row>>
  searchParams: ListSearchParams<Column>
  selected?: RowSelectionState
  onSelect?: (updater: Updater<RowSelectionState>) => void
}

const noRows: never[] = []
const noneSelected: RowSelectionState = {}

export function useListTable<Row extends RowData & {id: string}, Column extends string>({
  columns,
  list: {data, isLoading},
  searchParams: {search, setSort, setPage},
  selected = noneSelected,
  onSelect,
}: UseListTableOptions<Row, Column>): AdminTable<Row> {
  const loadedPage = isLoading ? undefined : data?.page

  // The list has become shorter than the page number in the URL.
  useEffect(() => {
    if (loadedPage !== undefined && loadedPage < search.page) setPage(loadedPage, 'replace')
  }, [loadedPage, search.page, setPage])

  const sorting = useMemo<SortingState>(
    () => [{id: search.sort.by, desc: search.sort.isDescending}],
    [search.sort],
  )
  const pagination = useMemo(() => ({pageIndex: (data?.page ?? 1) - 1, pageSize: PAGE_SIZE}), [data?.page])
  return useTable({
    features,
    columns,
    data: data?.rows ?? noRows,
    getRowId: ({id}) => id,
    rowCount: data?.total ?? 0,
    state: {sorting, pagination, rowSelection: selected},
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) setSort({by: next.id as Column, isDescending: next.desc})
    },
    onPaginationChange: (updater) => {
      const next = functionalUpdate(updater, pagination).pageIndex + 1
      // A second click before the page has loaded must not push a second history entry.
      if (next !== search.page) setPage(next)
    },
    onRowSelectionChange: onSelect,
  })
}
