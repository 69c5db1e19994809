'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import {PaymentMarks, UnreachedMark} from '../payment-marks.tsx'
import {kindOf, type Payment} from '../payment.ts'
import {usePounds} from '../use-pounds.ts'

const helper = createColumnHelper<typeof features, Payment>()

/** `onOpen` must be memoised, or all cells are remounted. */
export function usePaymentColumns(onOpen: (payment: Payment) => void) {
  const t = useTranslations('admin.payments')
  const locale = useLocale()
  const pounds = usePounds()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('createdAt', {
          id: 'begun',
          sortDescFirst: true,
          meta: {label: t('column.begun'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) => (
            <ShortDate instant={original.received?.at ?? original.createdAt} locale={locale} />
          ),
        }),
        helper.display({
          id: 'payer',
          meta: {label: t('column.payer'), inCard: 'title', className: 'w-1/4 wrap-anywhere'},
          cell: ({row: {original}}) => <Payer payment={original} />,
        }),
        helper.display({
          id: 'purpose',
          meta: {label: t('column.purpose'), inCard: 'field', className: 'min-w-32 wrap-anywhere'},
          cell: ({row: {original}}) => <PurposeOf payment={original} />,
        }),
        helper.accessor('amountPence', {
          id: 'sum',
          sortDescFirst: true,
          meta: {label: t('column.sum'), inCard: 'field', order: 'sum', className: 'whitespace-nowrap'},
          cell: ({row: {original}}) => {
            const {received, amountPence, refundedPence, lostPence} = original
            const gone = refundedPence + lostPence
            return (
              <>
                {pounds(received?.pence ?? amountPence, received?.currency)}
                {gone > 0 && (
                  <span className="block text-small text-muted">−{pounds(gone, received?.currency)}</span>
                )}
              </>
            )
          },
        }),
        helper.display({
          id: 'method',
          meta: {label: t('column.method'), inCard: 'field'},
          cell: ({row: {original}}) => t(`method.${original.method}`),
        }),
        helper.display({
          id: 'state',
          meta: {label: t('column.state'), inCard: 'body'},
          cell: ({row: {original}}) => <PaymentMarks payment={original} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions', className: 'w-28'},
          cell: ({row: {original}}) => (
            <button
              type="button"
              onClick={() => onOpen(original)}
              aria-label={t('openOne', {
                name: original.payerName ?? t('nameless'),
                sum: pounds(original.received?.pence ?? original.amountPence, original.received?.currency),
              })}
              className={`${buttonClass('quiet')} text-small max-[72rem]:w-full`}
            >
              {t('open')}
            </button>
          ),
        }),
      ]),
    [t, locale, pounds, onOpen],
  )
}

function Payer({payment: {payerName, payerEmail, unreached}}: {payment: Payment}) {
  const t = useTranslations('admin.payments')
  return (
    <>
      <strong className={payerName ? 'font-semibold' : 'font-normal text-muted'}>
        {payerName ?? t('nameless')}
      </strong>
      {payerEmail && <span className="block text-small wrap-anywhere text-muted">{payerEmail}</span>}
      {unreached && <UnreachedMark reason={unreached} />}
    </>
  )
}

export function PurposeOf({payment}: {payment: Payment}) {
  const {purpose, campaign, eventKey} = payment
  const t = useTranslations('admin.payments')
  return (
    <>
      {t(`purpose.${kindOf(payment)}`)}
      {purpose === 'donation' && campaign && (
        <span className="block text-small text-muted">
          <LocalizedText text={campaign} />
        </span>
      )}
      {eventKey && <span className="block text-small text-muted">{eventKey}</span>}
    </>
  )
}
