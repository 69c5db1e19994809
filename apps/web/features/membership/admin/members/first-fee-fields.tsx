'use client'

import {useTranslations} from 'next-intl'
import type {FieldErrors, UseFormRegisterReturn} from 'react-hook-form'
import {MethodField} from '#/features/payments/method-field.tsx'
import {MovementFields} from '#/features/payments/movement-fields.tsx'
import {typedPence} from '#/features/payments/typed-movement.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {Choice} from '#/ui/forms/choice.tsx'
import {feeKinds, type TypedMember} from './new-member.ts'

interface FirstFeeFieldsProps {
  form: {
    typed: Partial<TypedMember>
    register: (name: 'fee' | 'pence' | 'on' | 'method') => UseFormRegisterReturn
    formState: {errors: FieldErrors<TypedMember>}
  }
  /** It is undefined until it is known. */
  feePence: number | undefined
}

export function FirstFeeFields({form, feePence}: FirstFeeFieldsProps) {
  const t = useTranslations('admin.members.add')
  const tTransfer = useTranslations('admin.payments.transfer')
  const pounds = usePounds()
  const {fee, pence = ''} = form.typed
  const typed = typedPence(pence)
  const isOther = typed !== null && feePence !== undefined && typed !== feePence
  return (
    <fieldset className="grid min-w-0 gap-x-6 gap-y-1">
      <legend className="font-semibold">{t('fee')}</legend>
      {feeKinds.map((kind) => (
        <Choice key={kind} type="radio" value={kind} {...form.register('fee')}>
          {t(`feeKind.${kind}`)}
        </Choice>
      ))}
      {fee === 'paid' ? (
        <div className="mt-2 grid gap-4">
          <MovementFields form={form} sumLabel={tTransfer('sum')} dayLabel={tTransfer('day')} />
          {isOther && <p className="text-small text-muted">{t('otherSum', {fee: pounds(feePence)})}</p>}
          <MethodField {...form.register('method')} />
        </div>
      ) : (
        fee && <p className="text-small text-muted">{t(`feeText.${fee}`)}</p>
      )}
    </fieldset>
  )
}
