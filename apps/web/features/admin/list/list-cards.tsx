'use client'

import type {Row as TableRow, RowData} from '@tanstack/react-table'
import type {AdminTable, features} from './features.ts'

interface ListCardsProps<Row extends RowData> {
  table: AdminTable<Row>
  label: string
  /** Cards that say little stand beside each other where there is room for two. */
  areSmall?: boolean
}

/** A list where there is no room for a table: each row a card, its columns named. */
export function ListCards<Row extends RowData>({table, label, areSmall}: ListCardsProps<Row>) {
  return (
    <ul aria-label={label} className={`grid gap-4 ${areSmall ? 'md:grid-cols-2' : ''}`}>
      {table.getRowModel().rows.map((row) => (
        <li
          key={row.id}
          data-row={row.id}
          tabIndex={-1}
          className={`grid content-start gap-3 rounded-card border border-line bg-raised p-4 sm:p-5 ${row.getIsSelected() ? 'border-brand' : ''}`}
        >
          <Card table={table} row={row} />
        </li>
      ))}
    </ul>
  )
}

interface CardProps<Row extends RowData> {
  table: AdminTable<Row>
  row: TableRow<typeof features, Row>
}

function Card<Row extends RowData>({table, row}: CardProps<Row>) {
  const cells = row.getAllCells()
  const inPlace = (place: string) => cells.filter(({column}) => column.columnDef.meta?.inCard === place)
  const shown = (place: string) =>
    inPlace(place).map((cell) => <table.FlexRender key={cell.id} cell={cell} />)
  const ticks = shown('tick')
  return (
    <>
      <div className="flex items-start gap-3">
        {ticks.length > 0 && <div className="-ms-2.5 -mt-2.5 -mb-2.5">{ticks}</div>}
        <div className="min-w-0 flex-1">{shown('title')}</div>
      </div>
      {shown('body')}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {inPlace('field').map((cell) => (
          <div key={cell.id} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{cell.column.columnDef.meta?.label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <table.FlexRender cell={cell} />
            </dd>
          </div>
        ))}
      </dl>
      {shown('actions')}
    </>
  )
}
