'use client'

import type {RowData} from '@tanstack/react-table'
import {useTranslations} from 'next-intl'
import {buttonClass} from '#/ui/controls/button.tsx'
import type {AdminTable} from './use-list-table.ts'

interface PaginationProps<Row extends RowData> {
  table: AdminTable<Row>
  /** There are too many rows to count the pages. */
  isMany?: boolean | undefined
}

export function Pagination<Row extends RowData>({table, isMany = false}: PaginationProps<Row>) {
  const t = useTranslations('admin.list')
  const count = table.getPageCount()
  if (count < 2) return null
  // `disabled` would take focus away from the button.
  const pageButtonClass = `${buttonClass('quiet')} aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-muted aria-disabled:hover:bg-transparent`
  const page = table.state.pagination.pageIndex + 1
  const canGoBack = table.getCanPreviousPage()
  const canGoForward = table.getCanNextPage()
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 sm:justify-start"
    >
      <button
        type="button"
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && table.previousPage()}
        className={pageButtonClass}
      >
        {t('previous')}
      </button>
      <span className="order-first w-full text-small text-muted sm:order-none sm:w-auto">
        {isMany ? t('pageOfMany', {page}) : t('page', {page, count})}
      </span>
      <button
        type="button"
        aria-disabled={!canGoForward}
        onClick={() => canGoForward && table.nextPage()}
        className={pageButtonClass}
      >
        {t('next')}
      </button>
    </nav>
  )
}
