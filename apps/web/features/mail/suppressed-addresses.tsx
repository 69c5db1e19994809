'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useQueryClient} from '@tanstack/react-query'
import {useLocale, useTranslations} from 'next-intl'
import {useCallback, useMemo, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {addressColumns, type AddressColumn, type Sort} from '#/features/admin-list/admin-search-params.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {reloadQueries, useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable, type features} from '#/features/admin-list/use-list-table.ts'
import {allowNewsletters} from './mail-actions.ts'
import {suppressedQuery, type SuppressedAddress} from './undelivered/mail-queries.ts'

const newestFirst: Sort<AddressColumn> = {by: 'since', isDescending: true}
const helper = createColumnHelper<typeof features, SuppressedAddress>()

export function SuppressedAddresses() {
  const t = useTranslations('admin.suppressed')
  const queryClient = useQueryClient()
  const searchParams = useListSearchParams(addressColumns, newestFirst)
  const list = useSettledQuery(suppressedQuery(searchParams.search))
  const {listRef, keepFocus} = useListFocus(list.data)
  const [asked, setAsked] = useState<string>()

  const ask = useCallback(
    (address: string) => {
      keepFocus(address)
      setAsked(address)
    },
    [keepFocus],
  )

  async function allow() {
    if (!asked) return
    const {ok} = await allowNewsletters(asked)
    if (ok) toast.success(t('done', {address: asked}))
    else toast.error(t('failed'))
    // The number of subscribers changes too.
    await reloadQueries(queryClient, [])
  }

  const table = useListTable({columns: useColumns(ask), list, searchParams})
  const isEmpty = list.data?.total === 0 && searchParams.search.q === ''
  return (
    <section className="grid grid-cols-1 gap-4">
      <h3 className="text-h3">{t('title')}</h3>
      <p className="max-w-3xl text-muted">{t('text')}</p>
      {isEmpty && !list.error ? (
        <p className="max-w-3xl border-t border-line pt-4">{t('none')}</p>
      ) : (
        <ListView
          label={t('title')}
          list={list}
          table={table}
          listRef={listRef}
          query={searchParams.search.q}
          searchHint={t('hint')}
          empty={{title: t('none'), text: t('text')}}
          areCardsSmall
          onSearch={searchParams.setQuery}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('ask')}
        description={<p>{t('askText')}</p>}
        variant="primary"
        confirm={t('allow')}
        busy={t('allowing')}
        onConfirm={allow}
        onClose={() => setAsked(undefined)}
      />
    </section>
  )
}

/** `onAllow` must be memoised, or all cells are remounted. */
function useColumns(onAllow: (address: string) => void) {
  const t = useTranslations('admin.suppressed')
  const locale = useLocale()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('id', {
          id: 'address',
          sortDescFirst: false,
          meta: {label: t('column.address'), inCard: 'title', className: 'w-2/5 wrap-anywhere'},
          cell: ({row: {original: row}}) => <strong className="font-semibold wrap-anywhere">{row.id}</strong>,
        }),
        helper.display({
          id: 'reason',
          meta: {label: t('column.reason'), inCard: 'field'},
          cell: ({row: {original: row}}) => t(`reason.${row.reason}`),
        }),
        helper.accessor('since', {
          id: 'since',
          sortDescFirst: true,
          meta: {label: t('column.since'), inCard: 'field', order: 'date'},
          cell: ({row: {original: row}}) => <ShortDate instant={row.since} locale={locale} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions'},
          cell: ({row: {original: row}}) => (
            <button
              type="button"
              onClick={() => onAllow(row.id)}
              aria-label={t('allowOne', {address: row.id})}
              className={`${buttonClass('quiet')} text-small max-[72rem]:w-full`}
            >
              {t('allow')}
            </button>
          ),
        }),
      ]),
    [t, locale, onAllow],
  )
}
