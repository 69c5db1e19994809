import type {ReactNode} from 'react'
import {buttonClass, type ButtonVariant} from '../controls/button.tsx'

interface BusyLabelProps {
  isBusy: boolean
  busy: ReactNode
  children: ReactNode
}

/** The label keeps its width while the button is busy. */
export function BusyLabel({isBusy, busy, children}: BusyLabelProps) {
  return (
    <span className="grid items-center *:col-start-1 *:row-start-1">
      <span className={isBusy ? 'invisible' : ''}>{children}</span>
      <span className={isBusy ? '' : 'invisible'}>{busy}</span>
    </span>
  )
}

interface SubmitButtonProps {
  label: string
  busyLabel: ReactNode
  isBusy: boolean
  /** A button that is marked as disabled still submits: the errors then say what is missing. */
  isIncomplete?: boolean
  variant?: ButtonVariant
  className?: string
}

/** As wide as a phone, and at the end of the form elsewhere. The button keeps its width while busy. */
export function SubmitButton({
  label,
  busyLabel,
  isBusy,
  isIncomplete,
  variant,
  className = '',
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      aria-disabled={isIncomplete || undefined}
      className={`${buttonClass(variant)} min-h-12 disabled:cursor-progress sm:justify-self-end aria-disabled:opacity-70 ${className}`}
    >
      <BusyLabel isBusy={isBusy} busy={busyLabel}>
        {label}
      </BusyLabel>
    </button>
  )
}
