'use client'

import type {RowData} from '@tanstack/react-table'
import {useTranslations} from 'next-intl'
import type {ReactNode, RefObject} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import type {Settled} from './query-client.ts'
import {RowsSkeleton} from './skeletons.tsx'
import {MOST_COUNTED, rowNumbers, type ListPage} from './admin-list-queries.ts'
import {SortSelect} from './table/list-cards.tsx'
import {ListFailure, ListMessage} from './list-message.tsx'
import {ListRows, useIsWide} from './list-rows.tsx'
import {Pagination} from './pagination.tsx'
import {SearchField} from './search-field.tsx'
import type {AdminTable} from './use-list-table.ts'

interface ListViewProps<Row extends RowData> {
  label: string
  list: Settled<ListPage<Row>>
  table: AdminTable<Row>
  /** It receives focus when no row can. */
  listRef: RefObject<HTMLElement | null>
  query: string
  searchHint: string
  empty: {title: string; text: string}
  areCardsSmall?: boolean
  onSearch: (query: string) => void
  children?: ReactNode
}

export function ListView<Row extends RowData>(props: ListViewProps<Row>) {
  const {label, list, table, listRef, query, searchHint, onSearch, children} = props
  const t = useTranslations('admin.list')
  const isWide = useIsWide()
  const {data: page, isLoading, error, reload} = list
  const hasRows = page !== undefined && page.rows.length > 0
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SearchField query={query} hint={searchHint} onSearch={onSearch} />
        {!isWide && <SortSelect table={table} />}
      </div>
      <section ref={listRef} tabIndex={-1} aria-label={label} className="grid scroll-mt-4 gap-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <output className="text-small text-muted">
            {isLoading
              ? t('loading')
              : hasRows &&
                !error &&
                `${page.isMany ? t('foundMany', {most: MOST_COUNTED}) : t('found', {total: page.total})}, ${t('shown', rowNumbers(page))}`}
          </output>
          {hasRows && children}
        </div>
        {error && (
          <ListFailure error={error} hasRows={hasRows} isLoading={isLoading} onRetry={() => void reload()} />
        )}
        {!page && !error && <RowsSkeleton />}
        {page && !hasRows && !error && <NoRows {...props} />}
        {hasRows && (
          <div
            aria-busy={isLoading}
            className="transition-opacity delay-100 duration-150 aria-busy:opacity-60"
          >
            <ListRows table={table} label={label} areCardsSmall={props.areCardsSmall} />
          </div>
        )}
      </section>
      <Pagination table={table} isMany={page?.isMany} />
    </div>
  )
}

function NoRows<Row extends RowData>({query, empty, onSearch}: ListViewProps<Row>) {
  const t = useTranslations('admin.list')
  if (!query.trim()) return <ListMessage {...empty} />
  return (
    <ListMessage title={t('emptySearch', {query: query.trim()})} text={t('emptySearchText')}>
      <button type="button" onClick={() => onSearch('')} className={buttonClass('quiet')}>
        {t('clear')}
      </button>
    </ListMessage>
  )
}
