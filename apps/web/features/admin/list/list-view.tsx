'use client'

import type {RowData} from '@tanstack/react-table'
import {useTranslations} from 'next-intl'
import {useEffect, useRef, type ReactNode, type RefObject} from 'react'
import {rowNumbers} from './admin-list-queries.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import type {AdminTable} from './features.ts'
import {ListCards} from './list-cards.tsx'
import {ListFailure} from './list-failure.tsx'
import {ListMessage} from './list-message.tsx'
import {ListTable} from './list-table.tsx'
import {Pagination} from './pagination.tsx'
import {RowsSkeleton} from './rows-skeleton.tsx'
import {SearchField} from './search-field.tsx'
import {SortSelect} from './sort-select.tsx'
import {useIsWide} from './use-is-wide.ts'
import type {List} from './use-list.ts'

interface ListViewProps<Row extends RowData> {
  label: string
  list: List<Row>
  table: AdminTable<Row>
  /** Takes the keyboard when there is no row to take it. */
  listRef: RefObject<HTMLElement | null>
  query: string
  searchHint: string
  /** What is said of a list without rows that nobody has searched. */
  empty: {title: string; text: string}
  areCardsSmall?: boolean
  onSearch: (query: string) => void
  /** What can be done with several rows, above them. */
  children?: ReactNode
}

/** A list with its search, order and pages, whatever state it is in. */
export function ListView<Row extends RowData>(props: ListViewProps<Row>) {
  const {label, list, table, listRef, query, searchHint, onSearch, children} = props
  const t = useTranslations('admin.list')
  const isWide = useIsWide()
  const {page, isLoading, error, reload} = list
  const hasRows = page !== undefined && page.rows.length > 0
  useStartOfPage(listRef, page?.page)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SearchField query={query} hint={searchHint} onSearch={onSearch} />
        {!isWide && <SortSelect table={table} />}
      </div>
      <section ref={listRef} tabIndex={-1} aria-label={label} className="grid scroll-mt-4 gap-4">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <output className="text-small text-muted">
            {isLoading ? t('loading') : page && !error && hasRows && describe(page, t)}
          </output>
          {hasRows && children}
        </div>
        {error && <ListFailure error={error} hasRows={hasRows} isLoading={isLoading} onRetry={reload} />}
        {!page && !error && <RowsSkeleton />}
        {page && !hasRows && !error && <NoRows {...props} />}
        {hasRows && (
          <div
            aria-busy={isLoading}
            className="transition-opacity delay-100 duration-150 aria-busy:opacity-60"
          >
            {isWide ? (
              <ListTable table={table} label={label} />
            ) : (
              <ListCards table={table} label={label} areSmall={props.areCardsSmall} />
            )}
          </div>
        )}
      </section>
      <Pagination table={table} />
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

/** Another page is read from its start. */
function useStartOfPage(list: RefObject<HTMLElement | null>, page: number | undefined) {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== undefined && page !== undefined && page !== shown.current) {
      list.current?.focus({preventScroll: true})
      list.current?.scrollIntoView({block: 'start'})
    }
    shown.current = page
  }, [list, page])
}

function describe(
  page: NonNullable<List<unknown>['page']>,
  t: ReturnType<typeof useTranslations<'admin.list'>>,
) {
  return `${t('found', {total: page.total})}, ${t('shown', rowNumbers(page))}`
}
