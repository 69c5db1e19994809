'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import type {MoneyError, Movement, Outcome} from '#/features/payments/payments-actions.ts'
import {createRepeatableCall} from '#/repeatable-call.ts'
import {
  MovementFields,
  receivedMovement,
  rememberReceivedOn,
  useMovementForm,
} from '#/features/payments/movement-fields.tsx'
import {typedMovement} from '#/features/payments/typed-movement.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {useTransferTexts} from '#/features/payments/use-transfer-texts.ts'
import {recordFee} from './members-actions.ts'
import {fullName, type Member} from './member.ts'

const schema = typedMovement()

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
  const [recordOnce] = useState(() => createRepeatableCall<Outcome, MoneyError>())
  const form = useMovementForm(schema, receivedMovement())

  async function save(movement: Movement): Promise<boolean> {
    rememberReceivedOn(movement)
    const isDone = await run(
      recordOnce.call(movement, (key) => recordFee(member.id, {...movement, method: 'bank_transfer'}, key)),
      (outcome) => texts.done(movement, outcome, fullName(member)),
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
      <div className="mt-5">
        <MovementFields form={form} sumLabel={tTransfer('sum')} dayLabel={tTransfer('day')} />
      </div>
    </ConfirmDialog>
  )
}
