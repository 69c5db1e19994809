'use client'

import type {Header, RowData} from '@tanstack/react-table'
import type {features} from './features.ts'

const ariaSort = {asc: 'ascending', desc: 'descending'} as const

interface ColumnHeadingProps<Row extends RowData> {
  header: Header<typeof features, Row>
}

/** Names a column and, where that makes sense, sorts the list by it. */
export function ColumnHeading<Row extends RowData>({header: {column}}: ColumnHeadingProps<Row>) {
  const {label, inCard} = column.columnDef.meta ?? {}
  const sorted = column.getIsSorted()
  if (!column.getCanSort()) {
    return (
      <th scope="col" className="px-2.5 py-2 font-semibold first:ps-4 last:pe-4">
        <span className={inCard === 'tick' || inCard === 'actions' ? 'sr-only' : ''}>{label}</span>
      </th>
    )
  }
  return (
    <th scope="col" aria-sort={sorted ? ariaSort[sorted] : undefined} className="px-1 py-1 first:ps-2.5">
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-soft px-1.5 text-start leading-tight font-semibold hover:bg-raised hover:text-link"
      >
        {label}
        <SortSign sorted={sorted} />
      </button>
    </th>
  )
}

/** Arrows up and down; of a sorted column only the one that holds is strong. */
function SortSign({sorted}: {sorted: 'asc' | 'desc' | false}) {
  const look = (direction: 'asc' | 'desc') => (sorted === direction ? 'opacity-100' : 'opacity-30')
  return (
    <svg aria-hidden="true" viewBox="0 0 8 14" className="h-3.5 w-2 flex-none fill-current">
      <path d="M4 0 8 5.5H0Z" className={look('asc')} />
      <path d="M4 14 0 8.5h8Z" className={look('desc')} />
    </svg>
  )
}
