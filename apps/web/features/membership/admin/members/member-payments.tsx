'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {useState} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {paymentsOfMemberQuery} from '#/features/payments/payments-queries.ts'
import {PaymentMarks} from '#/features/payments/payment-marks.tsx'
import type {Payment} from '#/features/payments/payment.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Member} from './member.ts'
import {FeeDialog} from './fee-dialog.tsx'

export function MemberPayments({member}: {member: Member}) {
  const t = useTranslations('admin.members')
  const {data, error, isLoading, reload} = useSettledQuery(paymentsOfMemberQuery(member.id))
  const [isEntering, setIsEntering] = useState(false)
  return (
    <section aria-labelledby="member-payments" className="grid grid-cols-1 gap-3">
      <h3 id="member-payments" className="text-h3">
        {t('payments')}
      </h3>
      {error && (
        <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {!data && !error && <RowsSkeleton />}
      {data?.length === 0 && <p className="border-t border-line pt-3">{t('noPayments')}</p>}
      {data && data.length > 0 && (
        <ul className="border-b border-line">
          {data.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {!member.deceasedAt && !member.isHonorary && (
        <button
          type="button"
          onClick={() => setIsEntering(true)}
          className={`${buttonClass('quiet')} justify-self-start`}
        >
          {t('fee.open')}
        </button>
      )}
      <FeeDialog member={member} isOpen={isEntering} onClose={() => setIsEntering(false)} />
    </section>
  )
}

function PaymentItem({payment}: {payment: Payment}) {
  const t = useTranslations('admin.payments')
  const tMembers = useTranslations('admin.members')
  const locale = useLocale()
  const pounds = usePounds()
  const [, setParams] = useQueryStates({payment: adminSearchParams.payment}, {history: 'push'})
  const {id, received, amountPence, createdAt, method, covers, payerName} = payment
  const sum = pounds(received?.pence ?? amountPence, received?.currency)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-1">
        <p>
          <strong className="font-semibold">{sum}</strong>, {t(`method.${method}`).toLocaleLowerCase(locale)},{' '}
          {formatShortDate(received?.at ?? createdAt, locale)}
        </p>
        {covers && (
          <p className="text-small text-muted">
            {tMembers('covers', {
              from: formatShortDate(covers.from, locale),
              until: formatShortDate(covers.until, locale),
            })}
          </p>
        )}
        <PaymentMarks payment={payment} />
      </div>
      <button
        type="button"
        onClick={() => void setParams({payment: id})}
        aria-label={t('openOne', {name: payerName ?? t('nameless'), sum})}
        className={`${buttonClass('quiet')} text-small`}
      >
        {t('open')}
      </button>
    </li>
  )
}
