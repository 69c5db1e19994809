import {useLocale, useTranslations} from 'next-intl'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {stopMonthlyGift} from './monthly-gifts-actions.ts'
import type {AdminMonthlyGift} from './monthly-gifts-queries.ts'

interface StopGiftDialogProps {
  gift: AdminMonthlyGift | undefined
  onClose: () => void
}

export function StopGiftDialog({gift, onClose}: StopGiftDialogProps) {
  const t = useTranslations('admin.monthlyGifts.stop')
  const nameless = useTranslations('admin.payments')('nameless')
  const locale = useLocale()
  const pounds = usePounds()
  const run = useMoneyAction()
  return (
    <ConfirmDialog
      isOpen={gift !== undefined}
      title={t('title')}
      description={
        <p>{gift && t('text', {name: gift.donorName ?? gift.email ?? nameless, sum: pounds(gift.pence)})}</p>
      }
      confirm={t('confirm')}
      busy={t('busy')}
      onConfirm={async () => (gift ? run(stopMonthlyGift(gift.id, locale), t('done')) : true)}
      onClose={onClose}
    />
  )
}
