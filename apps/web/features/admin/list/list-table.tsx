'use client'

import type {RowData} from '@tanstack/react-table'
import type {ReactNode} from 'react'
import {ColumnHeading} from './column-heading.tsx'
import type {AdminTable} from './features.ts'

interface ListTableProps<Row extends RowData> {
  table: AdminTable<Row>
  label: string
}

/** A list where there is room for its columns. */
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
