'use client'

import {useTranslations} from 'next-intl'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {useCallback, useEffect, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {
  adminSearchParams,
  paymentColumns,
  type PaymentColumn,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'
import {ExportButtons} from '#/features/admin-list/export-buttons.tsx'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {
  loadAllMonthlyGifts,
  monthlyFilters,
  monthlyGiftsQuery,
  monthlySumsQuery,
  type AdminMonthlyGift,
  type MonthlyFilter,
} from './monthly-gifts-queries.ts'
import {StopGiftDialog} from './stop-gift-dialog.tsx'
import {useMonthlyColumns} from './use-monthly-columns.tsx'
import {useMonthlySheet} from './use-monthly-sheet.ts'

export function MonthlyGiftsPage({onClose}: {onClose: () => void}) {
  const t = useTranslations('admin.monthlyGifts')
  const heading = useRef<HTMLHeadingElement>(null)
  const [{show: filter}, setParams] = useQueryStates(
    {
      show: parseAsStringLiteral(monthlyFilters).withDefault('running'),
      sort: adminSearchParams.sort,
      page: adminSearchParams.page,
    },
    {history: 'push'},
  )

  useEffect(() => heading.current?.focus(), [])

  function open(next: MonthlyFilter) {
    if (next !== filter) void setParams({show: next, sort: null, page: null})
  }

  return (
    <section className="grid grid-cols-1 gap-6">
      <div className="grid gap-4">
        <button type="button" onClick={onClose} className={`${buttonClass('quiet')} justify-self-start`}>
          {t('back')}
        </button>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h2>
        <p className="max-w-3xl text-muted">{t('text')}</p>
        <MonthlySums />
      </div>
      <FilterButtons
        label={t('filters')}
        filters={monthlyFilters}
        current={filter}
        labelOf={(each) => t(`filter.${each}`)}
        onOpen={open}
      />
      <FilteredGifts key={filter} filter={filter} />
    </section>
  )
}

function MonthlySums() {
  const t = useTranslations('admin.monthlyGifts')
  const pounds = usePounds()
  const {data} = useSettledQuery(monthlySumsQuery)
  if (!data) return null
  const {monthlyPence, ...counts} = data
  return <p className="font-semibold">{t('sums', {sum: pounds(monthlyPence), ...counts})}</p>
}

const newestFirst: Sort<PaymentColumn> = {by: 'begun', isDescending: true}

function FilteredGifts({filter}: {filter: MonthlyFilter}) {
  const t = useTranslations('admin.monthlyGifts')
  const searchParams = useListSearchParams(paymentColumns, newestFirst)
  const search = {...searchParams.search, filter}
  const list = useSettledQuery(monthlyGiftsQuery(search))
  const {listRef, keepFocus} = useListFocus(list.data)
  const [stopped, setStopped] = useState<AdminMonthlyGift>()
  const toSheet = useMonthlySheet()
  const askToStop = useCallback(
    (gift: AdminMonthlyGift) => {
      keepFocus(gift.id)
      setStopped(gift)
    },
    [keepFocus],
  )
  const table = useListTable({columns: useMonthlyColumns(askToStop), list, searchParams})
  return (
    <>
      <ListView
        label={t(`filter.${filter}`)}
        list={list}
        table={table}
        listRef={listRef}
        query={searchParams.search.q}
        searchHint={t('hint')}
        empty={{title: t(`empty.${filter}`), text: t('emptyText')}}
        areCardsSmall
        onSearch={searchParams.setQuery}
      >
        <ExportButtons
          fileName={t('csvFile')}
          loadSheet={async () => toSheet(await loadAllMonthlyGifts(search))}
        />
      </ListView>
      <StopGiftDialog gift={stopped} onClose={() => setStopped(undefined)} />
    </>
  )
}
