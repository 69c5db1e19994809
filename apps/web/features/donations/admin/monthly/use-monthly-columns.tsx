'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {Badge} from '#/ui/controls/badge.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {AdminMonthlyGift} from './monthly-gifts-queries.ts'

const helper = createColumnHelper<typeof features, AdminMonthlyGift>()

/** `onStop` must be memoised, or all cells are remounted. */
export function useMonthlyColumns(onStop: (gift: AdminMonthlyGift) => void) {
  const t = useTranslations('admin.monthlyGifts')
  const nameless = useTranslations('admin.payments')('nameless')
  const locale = useLocale()
  const pounds = usePounds()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('since', {
          id: 'begun',
          sortDescFirst: true,
          meta: {label: t('column.since'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) => <ShortDate instant={original.since} locale={locale} />,
        }),
        helper.display({
          id: 'donor',
          meta: {label: t('column.donor'), inCard: 'title', className: 'w-1/4 wrap-anywhere'},
          cell: ({row: {original}}) => (
            <>
              <strong className={original.donorName ? 'font-semibold' : 'font-normal text-muted'}>
                {original.donorName ?? nameless}
              </strong>
              {original.email && (
                <span className="block text-small wrap-anywhere text-muted">{original.email}</span>
              )}
            </>
          ),
        }),
        helper.display({
          id: 'campaign',
          meta: {label: t('column.campaign'), inCard: 'field', className: 'min-w-32 wrap-anywhere'},
          cell: ({row: {original}}) =>
            original.campaign ? <LocalizedText text={original.campaign} /> : t('noCampaign'),
        }),
        helper.accessor('pence', {
          id: 'sum',
          sortDescFirst: true,
          meta: {label: t('column.sum'), inCard: 'field', order: 'sum', className: 'whitespace-nowrap'},
          cell: ({row: {original}}) => pounds(original.pence),
        }),
        helper.display({
          id: 'next',
          meta: {label: t('column.next'), inCard: 'field'},
          cell: ({row: {original}}) => {
            const next = original.nextChargeAt ?? original.nextAttemptAt
            return next ? <ShortDate instant={next} locale={locale} /> : '–'
          },
        }),
        helper.display({
          id: 'state',
          meta: {label: t('column.state'), inCard: 'body'},
          cell: ({row: {original}}) => <GiftState gift={original} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions', className: 'w-28'},
          cell: ({row: {original}}) =>
            mayStop(original) && (
              <button
                type="button"
                onClick={() => onStop(original)}
                aria-label={t('stopOne', {
                  name: original.donorName ?? original.email ?? nameless,
                  sum: pounds(original.pence),
                })}
                className={`${buttonClass('quiet')} text-small max-[72rem]:w-full`}
              >
                {t('stop.open')}
              </button>
            ),
        }),
      ]),
    [t, nameless, locale, pounds, onStop],
  )
}

const mayStop = ({status, isStopping}: AdminMonthlyGift) =>
  !isStopping && (status === 'active' || status === 'failing' || status === 'paused')

function GiftState({gift: {status, isStopping, endReason, endedAt}}: {gift: AdminMonthlyGift}) {
  const t = useTranslations('admin.monthlyGifts')
  const locale = useLocale()
  const variant = status === 'failing' ? 'danger' : status === 'active' ? 'accent' : 'outline'
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={variant}>{t(`status.${isStopping ? 'stopping' : status}`)}</Badge>
      {endReason && (
        <span className="text-small text-muted">
          <ShortDate instant={endedAt} locale={locale} /> {t(`reason.${endReason}`)}
        </span>
      )}
    </span>
  )
}
