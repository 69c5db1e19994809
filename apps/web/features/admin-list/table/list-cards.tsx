'use client'

import type {Row as TableRow, RowData} from '@tanstack/react-table'
import {useTranslations} from 'next-intl'
import type {AdminTable, features} from '../use-list-table.ts'
import {SelectField} from '../select-field.tsx'

interface ListCardsProps<Row extends RowData> {
  table: AdminTable<Row>
  label: string
  areSmall?: boolean
}

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
  const checkbox = shown('checkbox')
  return (
    <>
      <div className="flex items-start gap-3">
        {checkbox.length > 0 && <div className="-ms-2.5 -mt-2.5 -mb-2.5">{checkbox}</div>}
        <div className="min-w-0 flex-1">{shown('title')}</div>
      </div>
      {shown('body')}
      <dl className="grid gap-y-1.5 text-small">
        {inPlace('field').map((cell) => (
          <div key={cell.id} className="flex flex-wrap gap-x-4">
            <dt className="max-w-48 flex-[1_1_6rem] text-muted">{cell.column.columnDef.meta?.label}</dt>
            <dd className="min-w-0 flex-[1_1_7rem] wrap-anywhere">
              <table.FlexRender cell={cell} />
            </dd>
          </div>
        ))}
      </dl>
      {shown('actions')}
    </>
  )
}

/** Cards have no column headings to sort by. */
export function SortSelect<Row extends RowData>({table}: {table: AdminTable<Row>}) {
  const t = useTranslations('admin.list')
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort())
  const [sorted] = table.state.sorting
  return (
    <SelectField
      label={t('sortBy')}
      className="w-full sm:w-auto"
      value={sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : ''}
      onChange={({target: {value}}) =>
        table.setSorting([{id: value.replace('-', ''), desc: value.startsWith('-')}])
      }
    >
      {columns.flatMap(({id: column, columnDef}) =>
        (['Ascending', 'Descending'] as const).map((direction) => (
          <option key={column + direction} value={`${direction === 'Descending' ? '-' : ''}${column}`}>
            {t('sortOption', {
              column: columnDef.meta?.label ?? '',
              order: (columnDef.meta?.order ?? 'text') + direction,
            })}
          </option>
        )),
      )}
    </SelectField>
  )
}
