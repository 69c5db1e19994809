'use client'

import {useTranslations} from 'next-intl'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {confirmTransfer} from './payments-actions.ts'
import {MethodField} from './method-field.tsx'
import {MovementFields, receivedMoney, rememberReceivedOn, useMovementForm} from './movement-fields.tsx'
import type {Payment} from './payment.ts'
import {typedReceipt} from './typed-movement.ts'
import {useMoneyAction} from './use-money-action.ts'
import {useTransferTexts} from './use-transfer-texts.ts'

const schema = typedReceipt()

type AwaitedTransfer = Pick<Payment, 'id' | 'amountPence' | 'status'>

export function TransferForm({payment: {id, amountPence, status}}: {payment: AwaitedTransfer}) {
  const t = useTranslations('admin.payments.transfer')
  const run = useMoneyAction()
  const texts = useTransferTexts()
  const form = useMovementForm(schema, receivedMoney(amountPence))
  const {isSubmitting} = form.formState
  const submit = form.handleSubmit(async (movement) => {
    rememberReceivedOn(movement)
    await run(confirmTransfer(id, movement), (outcome) => texts.done(movement, outcome))
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void submit()
      }}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h3 className="text-h3">{t('title')}</h3>
      <p className="text-muted">{t(status === 'lapsed' ? 'lapsedText' : 'text')}</p>
      <MovementFields form={form} sumLabel={t('sum')} dayLabel={t('day')} />
      <MethodField {...form.register('method')} />
      <SubmitButton label={texts.confirm(form.movement)} busyLabel={t('busy')} isBusy={isSubmitting} />
    </form>
  )
}
