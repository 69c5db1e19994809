'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {MethodField} from '#/features/payments/method-field.tsx'
import {isEntered} from '#/features/payments/payment.ts'
import type {MoneyError, Outcome, Receipt} from '#/features/payments/payments-actions.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {
  MovementFields,
  receivedMoney,
  rememberReceivedOn,
  useMovementForm,
} from '#/features/payments/movement-fields.tsx'
import {typedReceipt} from '#/features/payments/typed-movement.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {useTransferTexts} from '#/features/payments/use-transfer-texts.ts'
import {recordFee} from './members-actions.ts'
import {feeOfMemberQuery} from './members-queries.ts'
import {fullName, type Member} from './member.ts'

const schema = typedReceipt()

interface FeeDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

export function FeeDialog({member, isOpen, onClose}: FeeDialogProps) {
  const t = useTranslations('admin.members.fee')
  const tTransfer = useTranslations('admin.payments.transfer')
  const run = useMoneyAction()
  const texts = useTransferTexts()
  const [recordOnce] = useState(() => createRepeatableCall<Result<Outcome, MoneyError>>())
  const fee = useSettledQuery({...feeOfMemberQuery(member.id), enabled: isOpen})
  const usual = isEntered(member.method) ? member.method : undefined
  const form = useMovementForm(schema, receivedMoney(fee.data, usual))

  async function save(receipt: Receipt): Promise<boolean> {
    rememberReceivedOn(receipt)
    const isDone = await run(
      recordOnce.call(receipt, (key) => recordFee(member.id, receipt, key)),
      (outcome) => texts.done(receipt, outcome, fullName(member)),
    )
    if (isDone) form.reset()
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title', {name: fullName(member)})}
      description={<p>{t('text')}</p>}
      variant="primary"
      confirm={texts.confirm(form.movement)}
      busy={tTransfer('busy')}
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <MovementFields form={form} sumLabel={tTransfer('sum')} dayLabel={tTransfer('day')} />
        <MethodField {...form.register('method')} />
      </div>
    </ConfirmDialog>
  )
}
