'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {Movement} from './payments-actions.ts'
import {isPastDay, MOST_PENCE, toTyped, typedPence} from './typed/typed-pence.ts'
import {usePounds} from './use-pounds.ts'

/** What was typed of money that came or went. */
export interface TypedMovement {
  sum: string
  /** Null where the day does not matter. */
  on: string | null
}

export interface MovementForm {
  typed: TypedMovement
  type: (typed: TypedMovement) => void
  /** True once somebody tried to send it: faults are shown from then on. */
  isTried: boolean
  /** Pence, at most. */
  most: number | undefined
  /** What was typed, if it can be sent. */
  movement: Movement | undefined
  /** The same; otherwise shows the faults. */
  read: () => Movement | undefined
  /** Back to what is proposed. */
  reset: () => void
}

interface Proposal {
  pence: number | undefined
  /** Which day is asked for, if any. */
  day: 'received' | 'sent' | 'none'
  most?: number
}

/** The last day on which something came, by whoever enters what is in a statement. */
let lastReceivedOn: string | undefined

function proposedDay(day: Proposal['day']): string | null {
  if (day === 'none') return null
  return (day === 'received' ? lastReceivedOn : undefined) ?? londonToday()
}

/**
 * A sum and a day in a form: at first the sum that is expected, and today, or the day on which the transfer entered before
 * came: the lines of a statement are close together.
 */
export function useMovementForm({pence, day, most}: Proposal): MovementForm {
  const proposed = {sum: pence === undefined ? '' : toTyped(pence), on: proposedDay(day)}
  // Null until something is typed, so that a proposal that changes is shown.
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
  /** Says what the sum is. */
  sumLabel: string
  dayLabel?: string
}

/** The fields of a sum and a day, with what is wrong about them. */
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
