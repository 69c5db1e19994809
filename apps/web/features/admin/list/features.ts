import {
  metaHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table'

interface ColumnPlace {
  label: string
  /** Where a card has what the column holds. */
  inCard: 'tick' | 'title' | 'body' | 'field' | 'actions'
  /** How an order by the column is named. */
  order?: 'text' | 'date' | 'number' | 'role' | 'status'
  /** Looks of the column's cells in a table. */
  className?: string
}

/** What our tables do. Searching, sorting and paging happen in the database. */
export const features = tableFeatures({
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnPlace>(),
})

export type AdminTable<Row extends RowData> = ReactTable<typeof features, Row>
