'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {confirmTransfer, undoTransfer, type Receipt} from '#/features/payments/payments-actions.ts'
import {MethodField} from '#/features/payments/method-field.tsx'
import {
  MovementFields,
  receivedMoney,
  rememberReceivedOn,
  useMovementForm,
} from '#/features/payments/movement-fields.tsx'
import {typedReceipt} from '#/features/payments/typed-movement.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {useTransferTexts} from '#/features/payments/use-transfer-texts.ts'
import {fullName, type Member} from './member.ts'

const schema = typedReceipt()

/** This is long enough to see that it was the wrong person. */
const UNDO_MS = 20_000

interface TransferDialogProps {
  member: Member | undefined
  onSend: (member: Member) => void
  /** Focus goes there if the row has changed. */
  finalFocus: () => HTMLElement | null
  onClose: () => void
}

/** The toast that follows undoes it. */
export function TransferDialog({member, ...handlers}: TransferDialogProps) {
  // Keeps the question visible while the dialog fades out.
  const [last, setLast] = useState(member)
  if (member && member !== last) setLast(member)
  const asked = member ?? last
  if (!asked?.transfer) return null
  return (
    <AskingDialog
      key={asked.transfer.id}
      member={asked}
      transfer={asked.transfer}
      isOpen={member !== undefined}
      {...handlers}
    />
  )
}

interface AskingDialogProps extends TransferDialogProps {
  member: Member
  transfer: NonNullable<Member['transfer']>
  isOpen: boolean
}

function AskingDialog({member, transfer, isOpen, onSend, finalFocus, onClose}: AskingDialogProps) {
  const t = useTranslations('admin.payments')
  const texts = useTransferTexts()
  const run = useMoneyAction()
  const pounds = usePounds()
  const form = useMovementForm(schema, receivedMoney(transfer.pence))

  async function confirm(sent: Receipt): Promise<boolean> {
    rememberReceivedOn(sent)
    onSend(member)
    const toastId = `transfer/${transfer.id}`
    const undo = (
      <button
        type="button"
        onClick={() => {
          toast.dismiss(toastId)
          void run(undoTransfer(transfer.id), t('undo.done', {sum: pounds(sent.pence)}))
        }}
        className={`${buttonClass('quiet')} my-1.5 text-small`}
      >
        {t('undo.confirm')}
      </button>
    )
    return run(confirmTransfer(transfer.id, sent), (outcome) => texts.done(sent, outcome, fullName(member)), {
      id: toastId,
      duration: UNDO_MS,
      action: undo,
    })
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('transfer.titleFor', {name: fullName(member)})}
      description={<p>{t('transfer.text')}</p>}
      variant="primary"
      confirm={texts.confirm(form.movement)}
      busy={t('transfer.busy')}
      onConfirm={() => submitInDialog(form, confirm)}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <MovementFields form={form} sumLabel={t('transfer.sum')} dayLabel={t('transfer.day')} />
        <MethodField {...form.register('method')} />
      </div>
    </ConfirmDialog>
  )
}
