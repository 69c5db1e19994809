'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {useCallback, useMemo, useState} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {
  adminSearchParams,
  bankColumns,
  type BankColumn,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable, type features} from '#/features/admin-list/use-list-table.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {BankLine} from '../line/bank-line.ts'
import {undoLine} from '../line/line-actions.ts'
import {settledLinesQuery} from '../line/line-queries.ts'
import {usePartWords} from '../line/use-part-words.ts'

const latestFirst: Sort<BankColumn> = {by: 'settled', isDescending: true}

/** What was said of each line, which can be undone. */
export function SettledLines() {
  const t = useTranslations('admin.bank')
  const locale = useLocale()
  const pounds = usePounds()
  const run = useMoneyAction()
  const searchParams = useListSearchParams(bankColumns, latestFirst)
  const list = useSettledQuery(settledLinesQuery(searchParams.search))
  const {listRef, keepFocus, placeToFocus} = useListFocus(list.data)
  const [asked, setAsked] = useState<BankLine>()
  const [last, setLast] = useState<BankLine>()
  if (asked && asked !== last) setLast(asked)
  const [, setParams] = useQueryStates({payment: adminSearchParams.payment}, {history: 'push'})
  const open = useCallback((payment: string) => void setParams({payment}), [setParams])
  const table = useListTable({columns: useLineColumns(setAsked, open), list, searchParams})
  const facts = (line: BankLine) => ({sum: pounds(line.pence), day: formatShortDate(line.on, locale)})
  return (
    <>
      <ListView
        label={t('view.settled')}
        list={list}
        table={table}
        listRef={listRef}
        query={searchParams.search.q}
        searchHint={t('searchHint')}
        empty={{title: t('noSettled'), text: t('noSettledText')}}
        areCardsSmall
        onSearch={searchParams.setQuery}
      />
      {last && (
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={t('undo.title', facts(last))}
          description={<p>{t(`undo.${undoingOf(last)}`)}</p>}
          confirm={t('undo.confirm')}
          busy={t('undo.busy')}
          finalFocus={placeToFocus}
          onConfirm={() => {
            keepFocus(last.id)
            return run(undoLine(last.id), t('undo.done', facts(last)))
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** What is undone with the line: nothing, nothing but that the line is a payment entered by hand, or payments. */
function undoingOf({parts}: BankLine) {
  if (parts.length === 0) return 'ignoredText'
  return parts.every(({wasKnown}) => wasKnown) ? 'knownText' : 'text'
}

const helper = createColumnHelper<typeof features, BankLine>()

/** The callbacks must be memoised, or all cells are remounted. */
function useLineColumns(onUndo: (line: BankLine) => void, onOpen: (paymentId: string) => void) {
  const t = useTranslations('admin.bank')
  const locale = useLocale()
  const pounds = usePounds()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('on', {
          id: 'booked',
          enableSorting: false,
          meta: {label: t('column.booked'), inCard: 'field', className: 'whitespace-nowrap'},
          cell: ({row: {original}}) => formatShortDate(original.on, locale),
        }),
        helper.accessor('pence', {
          id: 'sum',
          enableSorting: false,
          meta: {label: t('column.sum'), inCard: 'field', className: 'whitespace-nowrap'},
          cell: ({row: {original}}) => pounds(original.pence),
        }),
        helper.display({
          id: 'text',
          meta: {label: t('column.text'), inCard: 'body', className: 'w-1/4 wrap-anywhere'},
          cell: ({row: {original}}) => original.text ?? t('line.forgotten'),
        }),
        helper.display({
          id: 'as',
          meta: {label: t('column.as'), inCard: 'title', className: 'w-1/4 wrap-anywhere'},
          cell: ({row: {original}}) => <SettledAs line={original} onOpen={onOpen} />,
        }),
        helper.accessor('settledAt', {
          id: 'settled',
          sortDescFirst: true,
          meta: {label: t('column.settled'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) => <ShortDate instant={original.settledAt} locale={locale} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions', className: 'w-28'},
          cell: ({row: {original}}) => (
            <button
              type="button"
              onClick={() => onUndo(original)}
              aria-label={t('undo.openOne', {
                sum: pounds(original.pence),
                day: formatShortDate(original.on, locale),
              })}
              className={`${buttonClass('quiet')} text-small max-[72rem]:w-full`}
            >
              {t('undo.open')}
            </button>
          ),
        }),
      ]),
    [t, locale, pounds, onUndo, onOpen],
  )
}

interface SettledAsProps {
  line: BankLine
  onOpen: (paymentId: string) => void
}

function SettledAs({line: {parts, why, note}, onOpen}: SettledAsProps) {
  const t = useTranslations('admin.bank')
  const words = usePartWords()
  return (
    <>
      {parts.map((part) => (
        <span key={part.paymentId} className="block font-semibold">
          <button
            type="button"
            onClick={() => onOpen(part.paymentId)}
            className="text-link min-h-11 text-start font-semibold"
          >
            {words(part)}
          </button>
          {part.isHeld && <span className="block text-small text-danger">{t('held')}</span>}
        </span>
      ))}
      {why && <span className="block font-semibold">{t(`why.${why}`)}</span>}
      {note && <span className="block text-small text-muted">{note}</span>}
    </>
  )
}
