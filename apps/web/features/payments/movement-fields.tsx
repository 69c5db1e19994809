'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {londonToday} from '@site/schemas/london-time/instant'
import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {useWatch, type FieldError, type UseFormRegisterReturn} from 'react-hook-form'
import type * as z from 'zod'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {EnteredMethod} from '@site/schemas/statuses/payment'
import type {Movement} from './payments-actions.ts'
import {MOST_PENCE, toTyped} from './typed-movement.ts'
import {usePounds} from './use-pounds.ts'

type TypedMovement = Record<keyof Movement, string>

let lastReceivedOn: string | undefined

/** Proposes today, or the day of the transfer entered before: the lines of a statement are close together. */
const receivedMovement = (pence?: number): TypedMovement => ({
  pence: pence === undefined ? '' : toTyped(pence),
  on: lastReceivedOn ?? londonToday(),
})

/** The money came by transfer unless something else is known. */
export const receivedMoney = (pence?: number, method: EnteredMethod = 'bank_transfer') => ({
  ...receivedMovement(pence),
  method,
})

export function rememberReceivedOn({on}: Movement) {
  lastReceivedOn = on
}

export function useMovementForm<Typed extends TypedMovement, Read extends Movement>(
  schema: z.ZodType<Read, Typed>,
  proposed: Typed,
) {
  const form = usePrefilledForm(proposed, zodResolver(schema))
  const typed = useWatch({control: form.control})
  return {
    ...form,
    typed,
    /** It is undefined while what was typed cannot be sent. */
    movement: schema.safeParse(typed).data,
  }
}

interface MovementFieldsProps {
  form: {
    typed: {pence?: string}
    register: (name: keyof Movement) => UseFormRegisterReturn
    formState: {errors: Partial<Record<keyof Movement, FieldError>>}
  }
  sumLabel: string
  /** Without it, the day does not matter. */
  dayLabel?: string | undefined
}

const sumFaults = ['sumFault', 'sumTooMuch'] as const

export function MovementFields({form, sumLabel, dayLabel}: MovementFieldsProps) {
  const t = useTranslations('admin.payments.field')
  const id = useId()
  const pounds = usePounds()
  const {pence: sumError, on: dayError} = form.formState.errors
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <FormField
        {...form.register('pence')}
        id={`${id}-sum`}
        label={sumLabel}
        inputMode="decimal"
        autoComplete="off"
        error={sumError && sumFault(sumError.message)}
      />
      {dayLabel && (
        <FormField
          {...form.register('on')}
          id={`${id}-day`}
          type="date"
          label={dayLabel}
          max={londonToday()}
          error={dayError && t(dayError.message === 'dayTooEarly' ? 'dayTooEarly' : 'dayFault')}
        />
      )}
    </div>
  )

  function sumFault(code: string | undefined) {
    const known = sumFaults.find((each) => each === code)
    return known
      ? t(known)
      : t('sumUnclear', {typed: (form.typed.pence ?? '').trim(), most: pounds(MOST_PENCE)})
  }
}
