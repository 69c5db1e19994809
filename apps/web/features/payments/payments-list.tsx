'use client'

import {useTranslations} from 'next-intl'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {useCallback} from 'react'
import {
  adminSearchParams,
  paymentColumns,
  type PaymentColumn,
  type PaymentFilter,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ExportButtons} from '#/features/admin-list/export-buttons.tsx'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import {loadAllPayments, paymentsQuery} from './payments-queries.ts'
import type {Payment} from './payment.ts'
import {usePaymentSheet} from './list/use-payment-sheet.ts'
import {usePaymentColumns} from './list/use-payment-columns.tsx'

interface PaymentsListProps {
  /** The first filter applies unless the URL names another. */
  filters: readonly [PaymentFilter, ...PaymentFilter[]]
  purpose: Payment['purpose'] | null
  fileName: string
}

export function PaymentsList({filters, purpose, fileName}: PaymentsListProps) {
  const t = useTranslations('admin.payments')
  const [{show: filter}, setParams] = useQueryStates(
    {
      show: parseAsStringLiteral(filters).withDefault(filters[0]),
      sort: adminSearchParams.sort,
      page: adminSearchParams.page,
    },
    {history: 'push'},
  )

  function open(next: PaymentFilter) {
    if (next !== filter) void setParams({show: next, sort: null, page: null})
  }

  return (
    <>
      <FilterButtons
        label={t('filters')}
        filters={filters}
        current={filter}
        labelOf={(each) => t(`filter.${each}`)}
        onOpen={open}
      />
      <FilteredPayments key={filter} filter={filter} purpose={purpose} fileName={fileName} />
    </>
  )
}

const newestFirst: Sort<PaymentColumn> = {by: 'begun', isDescending: true}

interface FilteredPaymentsProps extends Omit<PaymentsListProps, 'filters'> {
  filter: PaymentFilter
}

function FilteredPayments({filter, purpose, fileName}: FilteredPaymentsProps) {
  const t = useTranslations('admin.payments')
  const searchParams = useListSearchParams(paymentColumns, newestFirst)
  const search = {...searchParams.search, filter, purpose}
  const list = useSettledQuery(paymentsQuery(search))
  const {listRef} = useListFocus(list.data)
  const [, setParams] = useQueryStates({payment: adminSearchParams.payment}, {history: 'push'})
  const open = useCallback(({id}: Payment) => void setParams({payment: id}), [setParams])
  const toSheet = usePaymentSheet()
  const table = useListTable({columns: usePaymentColumns(open), list, searchParams})
  return (
    <ListView
      label={t(`filter.${filter}`)}
      list={list}
      table={table}
      listRef={listRef}
      query={searchParams.search.q}
      searchHint={t('hint')}
      empty={{title: t(`empty.${filter}`), text: t(filter === 'toDecide' ? 'emptyToDecide' : 'emptyText')}}
      areCardsSmall
      onSearch={searchParams.setQuery}
    >
      <ExportButtons fileName={fileName} loadSheet={async () => toSheet(await loadAllPayments(search))} />
    </ListView>
  )
}
