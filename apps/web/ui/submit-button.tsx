import {BusyLabel} from './busy-label.tsx'
import {buttonClass} from './button-link.tsx'

interface SubmitButtonProps {
  label: string
  /** What is said while the form is on its way. */
  busyLabel: string
  isBusy: boolean
  className?: string
}

/** Sends a form; keeps its width while it is busy. */
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
