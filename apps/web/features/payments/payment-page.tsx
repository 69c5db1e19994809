'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {OpenedHeading, OpenedRow} from '#/features/admin-list/opened-row.tsx'
import {paymentQuery} from './payments-queries.ts'
import {PaymentControls} from './decision/payment-controls.tsx'
import {PaymentDecision} from './decision/payment-decision.tsx'
import {PaymentFacts} from './facts/payment-facts.tsx'
import {PaymentMarks} from './payment-marks.tsx'
import {TransferForm} from './transfer-form.tsx'
import type {MemberPicker} from './decision/other-person-dialog.tsx'
import {isAwaited, type Payment} from './payment.ts'
import {usePounds} from './use-pounds.ts'

export interface PaymentPageProps {
  id: string
  memberPicker: MemberPicker
  /** Secretaries see the fees, treasurers decide what becomes of them. */
  isReadOnly?: boolean
}

export function PaymentPage({id, ...page}: PaymentPageProps) {
  const t = useTranslations('admin.payments')
  const row = useSettledQuery(paymentQuery(id))
  const [, setParams] = useQueryStates({payment: adminSearchParams.payment}, {history: 'push'})
  return (
    <OpenedRow
      row={row}
      back={t('back')}
      gone={{title: t('gone.title'), text: t('gone.text')}}
      onClose={() => void setParams({payment: null})}
    >
      {(payment) => <LoadedPayment payment={payment} {...page} />}
    </OpenedRow>
  )
}

interface LoadedPaymentProps extends Omit<PaymentPageProps, 'id'> {
  payment: Payment
}

function LoadedPayment({payment, memberPicker, isReadOnly}: LoadedPaymentProps) {
  const t = useTranslations('admin.payments')
  const pounds = usePounds()
  const {received, amountPence, payerName} = payment
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-6">
      <div className="grid gap-3">
        <OpenedHeading row={payment}>
          {t('heading', {
            sum: pounds(received?.pence ?? amountPence, received?.currency),
            name: payerName ?? t('nameless'),
          })}
        </OpenedHeading>
        <PaymentMarks payment={payment} />
      </div>
      {isReadOnly && <p className="text-muted">{t('forTreasurers')}</p>}
      {payment.attention && !isReadOnly && (
        <PaymentDecision payment={payment} attention={payment.attention} memberPicker={memberPicker} />
      )}
      {isAwaited(payment) && !isReadOnly && <TransferForm payment={payment} />}
      <PaymentFacts payment={payment} />
      {!isReadOnly && <PaymentControls payment={payment} />}
    </article>
  )
}
