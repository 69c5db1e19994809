'use client'

import type {UnreachedReason} from '@site/schemas/statuses/email'
import {useTranslations} from 'next-intl'
import {Badge} from '#/ui/controls/badge.tsx'
import type {Payment} from './payment.ts'

export function PaymentMarks({payment}: {payment: Payment}) {
  const {status, attention, donorName, refundedPence, isBeforeAccounts} = payment
  const t = useTranslations('admin.payments')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={status === 'paid' ? 'accent' : 'outline'}>{t(`status.${status}`)}</Badge>
      {attention && <Badge variant="danger">{t(`attention.${attention}`)}</Badge>}
      {refundedPence > 0 && status === 'paid' && attention !== 'partial_refund' && (
        <Badge>{t('partlyRefunded')}</Badge>
      )}
      {isBeforeAccounts && <Badge>{t('beforeAccounts')}</Badge>}
      {donorName === 'waiting' && status === 'paid' && <Badge variant="danger">{t('donorWaiting')}</Badge>}
    </span>
  )
}

export function UnreachedMark({reason}: {reason: UnreachedReason}) {
  const t = useTranslations('admin.payments.unreached')
  return <Badge variant="danger">{t(reason)}</Badge>
}
