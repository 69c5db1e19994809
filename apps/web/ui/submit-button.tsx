import type {ReactNode} from 'react'
import {buttonClass} from './button.tsx'

interface BusyLabelProps {
  isBusy: boolean
  /** Label while busy. */
  busy: string
  children: ReactNode
}

/** A button's label that keeps its width while the button is busy. */
export function BusyLabel({isBusy, busy, children}: BusyLabelProps) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={isBusy ? 'invisible' : ''}>{children}</span>
      <span className={isBusy ? '' : 'invisible'}>{busy}</span>
    </span>
  )
}

interface SubmitButtonProps {
  label: string
  /** Label while the form is being sent. */
  busyLabel: string
  isBusy: boolean
  className?: string
}

/** Submits a form; keeps its width while busy. */
export function SubmitButton({label, busyLabel, isBusy, className = ''}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      disabled={isBusy}
      className={`${buttonClass()} min-h-12 disabled:cursor-progress ${className}`}
    >
      <BusyLabel isBusy={isBusy} busy={busyLabel}>
        {label}
      </BusyLabel>
    </button>
  )
}
