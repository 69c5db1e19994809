'use client'

import {useTranslations} from 'next-intl'
import {useState, type SubmitEvent} from 'react'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {useFaultFocus} from '#/features/admin-list/use-fault-focus.ts'
import {confirmTransfer} from './payments-actions.ts'
import {MovementFields, useMovementForm} from './movement-fields.tsx'
import type {Payment} from './payment.ts'
import {useMoneyAction} from './use-money-action.ts'
import {useTransferTexts} from './use-transfer-texts.ts'

type AwaitedTransfer = Pick<Payment, 'id' | 'amountPence' | 'status'>

export function TransferForm({payment: {id, amountPence, status}}: {payment: AwaitedTransfer}) {
  const t = useTranslations('admin.payments.transfer')
  const run = useMoneyAction()
  const texts = useTransferTexts()
  const form = useMovementForm({pence: amountPence, day: 'received'})
  const [isBusy, setIsBusy] = useState(false)
  const {ref, focusFault} = useFaultFocus<HTMLFormElement>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const movement = form.read()
    if (!movement) focusFault()
    if (!movement || isBusy) return
    setIsBusy(true)
    await run(confirmTransfer(id, movement), (outcome) => texts.done(movement, outcome))
    setIsBusy(false)
  }

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h3 className="text-h3">{t('title')}</h3>
      <p className="text-muted">{t(status === 'lapsed' ? 'lapsedText' : 'text')}</p>
      <MovementFields form={form} sumLabel={t('sum')} dayLabel={t('day')} />
      <SubmitButton
        label={texts.confirm(form.movement)}
        busyLabel={t('busy')}
        isBusy={isBusy}
        className="justify-self-start"
      />
    </form>
  )
}
