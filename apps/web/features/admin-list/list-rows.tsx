'use client'

import type {RowData} from '@tanstack/react-table'
import {useSyncExternalStore} from 'react'
import {ListCards} from './table/list-cards.tsx'
import {ListTable} from './table/list-table.tsx'
import type {AdminTable} from './use-list-table.ts'

interface ListRowsProps<Row extends RowData> {
  table: AdminTable<Row>
  label: string
  areCardsSmall?: boolean
}

export function ListRows<Row extends RowData>({table, label, areCardsSmall}: ListRowsProps<Row>) {
  return useIsWide() ? (
    <ListTable table={table} label={label} />
  ) : (
    <ListCards table={table} label={label} areSmall={areCardsSmall} />
  )
}

/** A table has room for its columns from this width on. */
const WIDE = '(min-width: 72rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function subscribeToWidth(listener: () => void) {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
