'use client'

import {londonDay, londonToday} from '@site/schemas/london-time/instant'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {
  decide,
  recordBankRefund,
  refundByCard,
  type MoneyError,
  type MoneyResult,
  type Movement,
} from '../payments-actions.ts'
import {MovementFields, useMovementForm} from '../movement-fields.tsx'
import {remainingPence, type Payment} from '../payment.ts'
import {useMoneyAction} from '../use-money-action.ts'
import {usePounds} from '../use-pounds.ts'
import {toTyped, typedMovement} from '../typed-movement.ts'

interface RefundDialogProps {
  payment: Payment
  isOpen: boolean
  /** The refund decides a held payment: by card, all of it goes back. */
  isDecision: boolean
  onClose: () => void
}

export function RefundDialog({payment, isOpen, isDecision, onClose}: RefundDialogProps) {
  const t = useTranslations(`admin.payments.refund.${payment.method === 'stripe' ? 'card' : 'bank'}`)
  const tPayments = useTranslations('admin.payments')
  const run = useMoneyAction()
  const pounds = usePounds()
  const [refundOnce] = useState(() => createRepeatableCall<Result<unknown, MoneyError>>())
  const isBank = payment.method !== 'stripe'
  const isWhole = isDecision && !isBank
  const most = remainingPence(payment)
  const currency = payment.received?.currency
  const cameOn = payment.received ? londonDay(new Date(payment.received.at)) : ''
  const form = useMovementForm(typedMovement(most, cameOn), {pence: toTyped(most), on: londonToday()})

  async function refund(movement: Movement): Promise<boolean> {
    const send = async (): Promise<MoneyResult<unknown>> => {
      if (isDecision) {
        const decided = await decide(payment, 'refund')
        if (!decided.ok) return decided
      }
      // A second refund of the same sum is another one.
      const {pence, on} = movement
      return refundOnce.call(
        [pence, isBank && on, payment.refundedPence],
        (key): Promise<MoneyResult<unknown>> =>
          isBank ? recordBankRefund(payment.id, movement, key) : refundByCard(payment.id, pence, key),
      )
    }
    const isDone = await run(send(), t('done', {sum: pounds(movement.pence, currency)}))
    if (isDone) form.reset()
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      description={
        <>
          <p>{t('text')}</p>
          <p className="mt-2">
            {tPayments(isWhole ? 'refund.whole' : 'refund.rest', {sum: pounds(most, currency)})}
          </p>
          {payment.purpose === 'membership' && <p className="mt-2">{tPayments('refund.memberText')}</p>}
        </>
      }
      confirm={t('confirm')}
      busy={t('busy')}
      onConfirm={() => submitInDialog(form, refund)}
      onClose={onClose}
    >
      {!isWhole && (
        <div className="mt-5">
          <MovementFields
            form={form}
            sumLabel={tPayments('refund.sum', {currency: currency ?? 'GBP'})}
            dayLabel={isBank ? tPayments('refund.day') : undefined}
          />
        </div>
      )}
    </ConfirmDialog>
  )
}
