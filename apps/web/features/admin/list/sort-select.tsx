'use client'

import type {RowData} from '@tanstack/react-table'
import {useTranslations} from 'next-intl'
import {useId} from 'react'
import type {AdminTable} from './features.ts'

/** Orders cards, which have no column headings to press. */
export function SortSelect<Row extends RowData>({table}: {table: AdminTable<Row>}) {
  const t = useTranslations('admin.list')
  const id = useId()
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort())
  const [sorted] = table.state.sorting
  return (
    <div className="grid w-full gap-1.5 sm:w-auto">
      <label htmlFor={id} className="font-semibold">
        {t('sortBy')}
      </label>
      <select
        id={id}
        value={sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : ''}
        onChange={({target: {value}}) =>
          table.setSorting([{id: value.replace('-', ''), desc: value.startsWith('-')}])
        }
        className="min-h-12 w-full rounded-soft border border-muted bg-raised px-3 py-2 text-ink"
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
      </select>
    </div>
  )
}
