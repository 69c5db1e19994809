'use client'

import {
  functionalUpdate,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
import {useMemo} from 'react'
import type {Sort} from '../admin-address.ts'
import {PAGE_SIZE, type ListPage} from './admin-list-queries.ts'
import {features, type AdminTable} from './features.ts'

interface ListTable<Row extends RowData, Column extends string> {
  columns: readonly ColumnDef<typeof features, Row>[]
  page: ListPage<Row> | undefined
  sort: Sort<Column>
  onSort: (sort: Sort<Column>) => void
  onPage: (page: number) => void
  ticked?: RowSelectionState
  onTick?: (updater: Updater<RowSelectionState>) => void
}

const noRows: never[] = []
const noneTicked: RowSelectionState = {}

/** A table of rows that the database has searched, sorted and cut into pages. */
export function useListTable<Row extends RowData & {id: string}, Column extends string>({
  columns,
  page,
  sort,
  onSort,
  onPage,
  ticked = noneTicked,
  onTick,
}: ListTable<Row, Column>): AdminTable<Row> {
  const sorting = useMemo<SortingState>(() => [{id: sort.by, desc: sort.isDescending}], [sort])
  const pagination = useMemo(() => ({pageIndex: (page?.page ?? 1) - 1, pageSize: PAGE_SIZE}), [page?.page])
  return useTable({
    features,
    columns,
    data: page?.rows ?? noRows,
    getRowId: ({id}) => id,
    rowCount: page?.total ?? 0,
    state: {sorting, pagination, rowSelection: ticked},
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next) onSort({by: next.id as Column, isDescending: next.desc})
    },
    onPaginationChange: (updater) => onPage(functionalUpdate(updater, pagination).pageIndex + 1),
    onRowSelectionChange: onTick,
  })
}
