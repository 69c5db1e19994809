'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {Movement} from './payments-actions.ts'
import {isPastDay, MOST_PENCE, toTyped, typedPence} from './typed/typed-movement.ts'
import {usePounds} from './use-pounds.ts'

export interface TypedMovement {
  sum: string
  /** It is null where the day does not matter. */
  on: string | null
}

export interface MovementForm {
  typed: TypedMovement
  type: (typed: TypedMovement) => void
  /** Faults are shown once somebody has tried to send it. */
  isTried: boolean
  /** The sum is at most this many pence. */
  most: number | undefined
  /** It is undefined while what was typed cannot be sent. */
  movement: Movement | undefined
  /** Shows the faults if there is no movement. */
  read: () => Movement | undefined
  /** Restores what is proposed. */
  reset: () => void
}

interface Proposal {
  pence: number | undefined
  day: 'received' | 'sent' | 'none'
  most?: number
}

let lastReceivedOn: string | undefined

function proposedDay(day: Proposal['day']): string | null {
  if (day === 'none') return null
  return (day === 'received' ? lastReceivedOn : undefined) ?? londonToday()
}

/** Proposes today, or the day of the transfer entered before: the lines of a statement are close together. */
export function useMovementForm({pence, day, most}: Proposal): MovementForm {
  const proposed = {sum: pence === undefined ? '' : toTyped(pence), on: proposedDay(day)}
  // It is null until something is typed, so that a changed proposal is shown.
  const [typed, setTyped] = useState<TypedMovement | null>(null)
  const [isTried, setIsTried] = useState(false)
  const shown = typed ?? proposed
  const movement = readMovement(shown, most)
  return {
    typed: shown,
    type: setTyped,
    isTried,
    most,
    movement,
    read: () => {
      setIsTried(movement === undefined)
      if (movement && day === 'received') lastReceivedOn = movement.on
      return movement
    },
    reset: () => {
      setTyped(null)
      setIsTried(false)
    },
  }
}

function readMovement({sum, on}: TypedMovement, most = Infinity): Movement | undefined {
  const pence = typedPence(sum)
  if (pence === null || pence > most || (on !== null && !isPastDay(on))) return undefined
  return {pence, on: on ?? ''}
}

interface MovementFieldsProps {
  form: MovementForm
  sumLabel: string
  dayLabel?: string
}

export function MovementFields({form, sumLabel, dayLabel = ''}: MovementFieldsProps) {
  const t = useTranslations('admin.payments.field')
  const id = useId()
  const {typed, type, isTried, most = Infinity} = form
  const pounds = usePounds()
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <FormField
        id={`${id}-sum`}
        label={sumLabel}
        inputMode="decimal"
        autoComplete="off"
        value={typed.sum}
        onChange={({target}) => type({...typed, sum: target.value})}
        error={isTried ? sumFault() : undefined}
      />
      {typed.on !== null && (
        <FormField
          id={`${id}-day`}
          type="date"
          label={dayLabel}
          max={londonToday()}
          value={typed.on}
          onChange={({target}) => type({...typed, on: target.value})}
          error={isTried && !isPastDay(typed.on) ? t('dayFault') : undefined}
        />
      )}
    </div>
  )

  function sumFault() {
    const pence = typedPence(typed.sum)
    if (pence !== null) return pence > most ? t('sumTooMuch') : undefined
    const given = typed.sum.trim()
    return given === '' ? t('sumFault') : t('sumUnclear', {typed: given, most: pounds(MOST_PENCE)})
  }
}
