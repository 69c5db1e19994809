'use client'

import type {Header, RowData} from '@tanstack/react-table'
import type {ReactNode} from 'react'
import type {AdminTable, features} from '../use-list-table.ts'

interface ListTableProps<Row extends RowData> {
  table: AdminTable<Row>
  label: string
}

export function ListTable<Row extends RowData>({table, label}: ListTableProps<Row>) {
  return (
    <table
      aria-label={label}
      className="w-full overflow-clip rounded-card border border-line bg-raised text-small [border-collapse:separate] [border-spacing:0]"
    >
      <thead className="bg-sunken text-start align-middle">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} className="text-start *:text-start">
            {group.headers.map((header) => (
              <ColumnHeading key={header.id} header={header} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            tabIndex={-1}
            className={`align-top -outline-offset-3 *:border-t *:border-line ${row.getIsSelected() ? 'bg-sunken' : ''}`}
          >
            {row.getAllCells().map((cell) => (
              <ListCell key={cell.id} className={cell.column.columnDef.meta?.className}>
                <table.FlexRender cell={cell} />
              </ListCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ListCell({className = '', children}: {className?: string; children: ReactNode}) {
  return <td className={`px-2.5 py-3.5 first:ps-4 last:pe-4 ${className}`}>{children}</td>
}

const ariaSort = {asc: 'ascending', desc: 'descending'} as const

interface ColumnHeadingProps<Row extends RowData> {
  header: Header<typeof features, Row>
}

function ColumnHeading<Row extends RowData>({header: {column}}: ColumnHeadingProps<Row>) {
  const {label, inCard} = column.columnDef.meta ?? {}
  const sorted = column.getIsSorted()
  if (!column.getCanSort()) {
    return (
      <th scope="col" className="px-2.5 py-2 font-semibold first:ps-4 last:pe-4">
        <span className={inCard === 'checkbox' || inCard === 'actions' ? 'sr-only' : ''}>{label}</span>
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
        <SortIcon sorted={sorted} />
      </button>
    </th>
  )
}

function SortIcon({sorted}: {sorted: 'asc' | 'desc' | false}) {
  const opacity = (direction: 'asc' | 'desc') => (sorted === direction ? 'opacity-100' : 'opacity-30')
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 14"
      width="8"
      height="14"
      className="h-3.5 w-2 flex-none fill-current"
    >
      <path d="M4 0 8 5.5H0Z" className={opacity('asc')} />
      <path d="M4 14 0 8.5h8Z" className={opacity('desc')} />
    </svg>
  )
}
